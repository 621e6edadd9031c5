/** The browser tests run what is built: whoever names one by hand does not run what was built before. */
export { ensureBuilt as default } from "../scripts/setup/build.mjs";
