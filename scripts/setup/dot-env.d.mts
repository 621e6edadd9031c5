export function readDotEnv(file: string): Record<string, string>;
