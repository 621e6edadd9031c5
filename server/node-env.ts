/**
 * React takes its slow development build unless it is told otherwise before it is first imported:
 * so this is imported before everything else.
 */
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";
