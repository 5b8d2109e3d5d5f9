#!/usr/bin/env bash
# Unpacks the fonts that the network is trained on into a folder, without installing them: fetch-fonts.sh FOLDER.
# Needs apt-get and dpkg-deb (Debian 12); about 120 MB.
set -euo pipefail
folder=$1
list=$(dirname "$(realpath "$0")")/fonts.txt
mkdir -p "$folder/debs"
cd "$folder/debs"
# shellcheck disable=SC2046
apt-get download $(cat "$list")
for package in *.deb; do dpkg-deb -x "$package" "$folder"; done
rm -r "$folder/debs"
