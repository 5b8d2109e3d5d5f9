// What a run leaves behind when it is ended from outside, seen by its processes in /proc and its temporary files.
import "../slow.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const SMALL = fileURLToPath(new URL("small.mjs", import.meta.url));
const started: { child: ChildProcess; folder: string }[] = [];

/** Runs two parts, the first of which never ends; `wrapped` by a shell, which is then what is killed. */
function start({ first = "stays", silence = 600_000, wrapped = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "ergo-runner-"));
  const token = `ERGO_RUNNER_TEST=${folder}`;
  const command = [process.execPath, SMALL, join(folder, "reports"), first, String(silence)];
  const [program, ...args] = wrapped ? ["sh", "-c", `"$@"; true`, "sh", ...command] : command;
  const child = spawn(program, args, {
    env: { ...process.env, TMPDIR: folder, ERGO_RUNNER_TEST: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push({ child, folder });
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  const exit = once(child, "exit");
  const until = async (met: () => boolean) => {
    while (!met()) await setTimeout(20);
  };
  return {
    ...{ child, exit, until },
    said: () => said,
    running: () => running(token),
    files: () => readdirSync(folder).filter((name) => name !== "reports"),
  };
}

function running(token: string): string[] {
  return readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(token);
        return isOurs ? [readFileSync(`/proc/${pid}/cmdline`, "latin1").replaceAll("\0", " ")] : [];
      } catch {
        return []; // it ended while it was looked at
      }
    });
}

afterEach(() => {
  for (const { child, folder } of started.splice(0)) {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.runIf(process.platform === "linux")("a run", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)(
    "that is ended by %s says so, begins no other part and leaves nothing",
    async (signal, code) => {
      const on = start();
      await on.until(() => on.said().includes("everything is started"));
      expect(on.running().length).toBeGreaterThan(4); // the run, its guard, the part, its orphan, a browser
      expect(on.files()).not.toEqual([]);
      on.child.kill(signal);
      expect(await on.exit).toEqual([code, null]);
      expect(on.running()).toEqual([]);
      expect(on.files()).toEqual([]);
      expect(on.said().trim().split("\n").at(-1)).toContain(`Stopped by ${signal}`);
      expect(on.said()).not.toContain("the next part began");
    },
  );

  it("that is killed leaves nothing, soon", async () => {
    const on = start();
    await on.until(() => on.said().includes("everything is started"));
    on.child.kill("SIGKILL");
    expect(await on.exit).toEqual([null, "SIGKILL"]);
    await on.until(() => on.running().length === 0);
    expect(on.files()).toEqual([]);
    expect(on.said()).not.toContain("the next part began");
  });

  it("ends with the process that started it", async () => {
    const on = start({ wrapped: true });
    await on.until(() => on.said().includes("everything is started"));
    on.child.kill("SIGKILL");
    await on.until(() => on.running().length === 0);
    expect(on.files()).toEqual([]);
    expect(on.said()).not.toContain("the next part began");
  });

  it("ends a part that hangs, counts it as failed and goes on", async () => {
    const on = start({ silence: 5_000 });
    expect(await on.exit).toEqual([1, null]);
    expect(on.said()).toContain("the next part began");
    expect(on.said().trim().split("\n").at(-1)).toBe("1 passed, 1 failed");
    expect(on.running()).toEqual([]);
  });

  it("ends what a part leaves behind, and says in which browsers it ran", async () => {
    const on = start({ first: "leaves" });
    expect(await on.exit).toEqual([1, null]);
    expect(on.said()).toMatch(
      /✗ endless: 0 passed, 1 failed, 0 skipped, [\d.]+ s, in \S+\/\d+\.[\d.]+\n✓ next/,
    );
    expect(on.running()).toEqual([]);
    expect(on.files()).toEqual([]);
  });

  it("runs files that failed once more, alone, counts what they come to then, and names what failed", async () => {
    const on = start({ first: "shaky" });
    expect(await on.exit).toEqual([1, null]);
    expect(on.said()).toContain("— again, alone: unsteady, broken");
    expect(on.said().trim().split("\n").slice(-4)).toEqual([
      expect.stringMatching(/^✗ shaky-3: 5 passed, 1 failed, 0 skipped, /),
      "    ✗ broken › a test: it failed again",
      "    ↻ passed when run again, failed at first: unsteady › a test: it failed",
      "5 passed, 1 failed",
    ]);
  });
});
