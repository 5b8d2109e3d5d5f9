/** The release that this engine belongs to; what it makes and writes is told with it. The same number as in package.json. */
export const ENGINE_VERSION = "0.9.0";
