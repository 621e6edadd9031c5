/**
 * React loads its slow development build unless this is set before its first import, so this file must be
 * imported before everything else.
 */
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";
