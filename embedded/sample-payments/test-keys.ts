/** Shared by the tests and the program that they kill. */
export const SECRET_KEY = "sk_test_only_for_tests";
export const WEBHOOK_SECRET = "whsec_only_for_tests";
