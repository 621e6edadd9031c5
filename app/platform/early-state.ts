/** Where the chosen appearance is stored: "light" or "dark"; empty means the system's. */
export const THEME_STORAGE_KEY = "benih-theme";

/** supabase-js keeps the session under this kind of key (spec §4). */
export const SESSION_KEY_PATTERN = /^sb-.*-auth-token$/;

/**
 * Inline in every page: sets the chosen theme and marks a saved session before the first paint. One
 * statement each, because these bytes are on every page.
 */
export const EARLY_STATE_SCRIPT = `try{var d=document.documentElement,t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t)d.dataset.theme=t;for(var k in localStorage)if(${SESSION_KEY_PATTERN}.test(k))d.dataset.session=""}catch(e){}`;
