// What a browser may refuse, each in its own way, and what is to be said of it.

/** The sentences that a person may be told of what is refused, by their beginnings. */
export const SAID = {
  memory: "This browser stores nothing here",
  newer: "The games on this device were saved by a newer version",
  page: "This browser lets nothing run in the background",
  nobody: "Hints and checks are not possible here",
  offline: "This browser does not let Ergo be kept for use offline",
  tabs: "This browser keeps tabs apart",
  part: "This browser refuses a part of its storage",
  elsewhere: "This game is open in another tab",
};

/** What is refused, how, and what is said of it. */
interface Refusal {
  readonly what: string;
  readonly prepare: () => void;
  readonly says: keyof typeof SAID | "nothing";
}

// Each `prepare` runs in the page, before anything of the app, and can use nothing from here.
export const REFUSALS: Refusal[] = [
  {
    what: "locks are missing",
    prepare: () => Object.defineProperty(navigator, "locks", { value: undefined }),
    says: "tabs",
  },
  {
    what: "the getter of the locks throws",
    prepare: () =>
      Object.defineProperty(navigator, "locks", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "tabs",
  },
  {
    what: "locks throw at once",
    prepare: () => {
      LockManager.prototype.request = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    says: "tabs",
  },
  {
    what: "locks reject later",
    prepare: () => {
      const refuse = () =>
        new Promise<never>((_, reject) =>
          setTimeout(() => reject(new DOMException("denied", "SecurityError")), 300),
        );
      LockManager.prototype.request = refuse;
      LockManager.prototype.query = refuse;
    },
    says: "tabs",
  },
  {
    what: "locks never answer",
    prepare: () => {
      LockManager.prototype.request = () => new Promise<never>(() => {});
      LockManager.prototype.query = () => new Promise<never>(() => {});
    },
    says: "tabs",
  },
  {
    what: "the database is missing",
    prepare: () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
    says: "memory",
  },
  {
    what: "the getter of the database throws",
    prepare: () =>
      Object.defineProperty(globalThis, "indexedDB", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "memory",
  },
  {
    what: "the database throws on being opened",
    prepare: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    says: "memory",
  },
  {
    what: "the database is refused later",
    prepare: () => {
      IDBFactory.prototype.open = () => {
        const request = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
        Object.defineProperty(request, "error", { value: new DOMException("denied", "UnknownError") });
        setTimeout(() => EventTarget.prototype.dispatchEvent.call(request, new Event("error")), 300);
        return request;
      };
    },
    says: "memory",
  },
  {
    what: "the database never opens",
    prepare: () => {
      IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    },
    says: "memory",
  },
  {
    what: "the database opens and never answers",
    prepare: () => {
      const listen = EventTarget.prototype.addEventListener;
      const deaf = function (this: EventTarget, ...asked: Parameters<typeof listen>) {
        if (this instanceof IDBOpenDBRequest || this instanceof IDBDatabase) listen.apply(this, asked);
      };
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...asked) {
        const isStorage = this instanceof IDBRequest || this instanceof IDBTransaction;
        (isStorage ? deaf : listen).apply(this, asked);
      };
    },
    says: "memory",
  },
  {
    what: "every transaction is refused",
    prepare: () => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException("denied", "UnknownError");
      };
    },
    says: "memory",
  },
  {
    what: "channels are missing",
    prepare: () => Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined }),
    says: "tabs",
  },
  {
    what: "channels throw on being made",
    prepare: () =>
      Object.defineProperty(globalThis, "BroadcastChannel", {
        value: class {
          constructor() {
            throw new DOMException("denied", "SecurityError");
          }
        },
      }),
    says: "tabs",
  },
  {
    what: "channels throw on every message",
    prepare: () => {
      BroadcastChannel.prototype.postMessage = () => {
        throw new DOMException("closed", "InvalidStateError");
      };
    },
    says: "nothing",
  },
  {
    what: "workers are missing",
    prepare: () => Object.defineProperty(globalThis, "Worker", { value: undefined }),
    says: "page",
  },
  {
    what: "workers throw on being made",
    prepare: () =>
      Object.defineProperty(globalThis, "Worker", {
        value: class {
          constructor() {
            throw new DOMException("denied", "SecurityError");
          }
        },
      }),
    says: "page",
  },
  {
    what: "workers fail after they were made",
    prepare: () =>
      Object.defineProperty(globalThis, "Worker", {
        value: class extends EventTarget {
          postMessage() {}
          terminate() {}
          constructor() {
            super();
            setTimeout(() => this.dispatchEvent(new ErrorEvent("error")), 100);
          }
        },
      }),
    says: "page",
  },
  {
    what: "workers never answer",
    prepare: () =>
      Object.defineProperty(globalThis, "Worker", {
        value: class extends EventTarget {
          postMessage() {}
          terminate() {}
        },
      }),
    says: "page",
  },
  {
    what: "localStorage is missing",
    prepare: () => Object.defineProperty(globalThis, "localStorage", { value: undefined }),
    says: "part",
  },
  {
    what: "the getter of localStorage throws",
    prepare: () =>
      Object.defineProperty(globalThis, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "part",
  },
  {
    what: "localStorage takes nothing",
    prepare: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    says: "part",
  },
  {
    what: "the getter of sessionStorage throws",
    prepare: () =>
      Object.defineProperty(globalThis, "sessionStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "part",
  },
  {
    what: "there is no service worker",
    prepare: () => Object.defineProperty(navigator, "serviceWorker", { value: undefined }),
    says: "offline",
  },
  {
    what: "the getter of the service worker throws",
    prepare: () =>
      Object.defineProperty(navigator, "serviceWorker", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "offline",
  },
  {
    what: "a service worker throws on being registered",
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    says: "offline",
  },
  {
    what: "a service worker is refused later",
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () =>
        new Promise<never>((_, reject) =>
          setTimeout(() => reject(new DOMException("denied", "SecurityError")), 300),
        );
    },
    says: "offline",
  },
  {
    what: "a service worker never comes",
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => {});
    },
    says: "offline",
  },
  {
    what: "the storage manager throws",
    prepare: () =>
      Object.defineProperty(navigator, "storage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    says: "nothing",
  },
  {
    what: "the storage manager never answers",
    prepare: () => {
      for (const name of ["persist", "persisted", "estimate"] as const)
        StorageManager.prototype[name] = () => new Promise<never>(() => {});
    },
    says: "nothing",
  },
  {
    what: "a newer version has saved the games",
    prepare: () => {
      indexedDB.open("ergo", 1_000);
    },
    says: "newer",
  },
];
