/** The part of Trusted Types that we use; the DOM library has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy that the page's CSP allows; the browser refuses to make it twice. */
const policy = trustedTypes?.createPolicy("app", { createScriptURL: ours }) ?? { createScriptURL: ours };

function ours(address: string): string {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`Not a script of ours: ${href}`);
  return href;
}

/**
 * The address of a script of our own, as `new Worker` and `register` demand it; relative ones count from the
 * page. Where the browser has Trusted Types it is a TrustedScriptURL, though the type says string.
 */
export function url(address: URL | string): string {
  return policy.createScriptURL(String(address));
}
