// The page that repairs the app: it takes the service worker and the files that it keeps away, and loads the app afresh.
// Games stay. It is one file with all that it needs, on the server and within the service worker.
import { preferred, sayIn } from "./sentences.ts";

const REPAIRING = ["Loading Ergo afresh …", "正在重新载入“所以”……"] as const;
const OFFLINE = [
  "Ergo cannot be reached. Check the connection, then press “Repair” again. Nothing was changed, and your games are safe.",
  "无法连接到“所以”。请检查网络连接，然后再点“修复”。没有做任何改动，您的进度不会丢失。",
] as const;

const { href: scope } = new URL("./", location.href);
const text = document.querySelector("p") as HTMLElement;
const button = document.querySelector("button") as HTMLElement;

document.documentElement.lang = preferred(["en", "zh-Hans"]);
button.textContent = sayIn("repair");
button.onclick = () => void repair();
text.textContent = sayIn("broken");
if (/[?&]reset-sw\b/.test(location.search)) void repair();

async function repair(): Promise<void> {
  text.textContent = preferred(REPAIRING);
  button.hidden = true;
  const files = await filesOfApp();
  if (!files) {
    text.textContent = preferred(OFFLINE);
    button.hidden = false;
    return;
  }
  await removeCaches().catch(() => {}); // where there are none, or none may be had, there is nothing to remove
  await removeWorker().catch(() => {});
  // A cut file may lie in the browser's own cache, too.
  await Promise.all(files.map((file) => fetch(file, { cache: "reload" }).catch(() => {})));
  // The service worker shows this page under the app's own address, too, where `replace` would load nothing.
  history.replaceState(null, "", `${scope}${location.hash}`);
  location.reload();
}

/** The files that the app's page names, as the server has it; null if that cannot be had. */
async function filesOfApp(): Promise<string[] | null> {
  try {
    const answer = await fetch(scope, { cache: "reload" });
    const page = await answer.text();
    if (!answer.ok || !page.includes('<meta name="version"')) return null;
    return [
      scope,
      ...[...page.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map(([, path]) => new URL(path, scope).href),
    ];
  } catch {
    return null;
  }
}

/** Another copy of the app may live on this origin: its caches are named by another scope. */
async function removeCaches(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

async function removeWorker(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.filter((one) => one.scope === scope).map((one) => one.unregister()));
}
