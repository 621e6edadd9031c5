/** The provider issues the keys; the addresses are its own unless a stand-in is configured. */
export type GoogleSettings = { clientId: string; clientSecret: string; issuer?: string };

export type FacebookSettings = {
  clientId: string;
  clientSecret: string;
  addresses?: FacebookAddresses;
};

export type FacebookAddresses = {
  issuer: string;
  authorize: string;
  token: string;
  profile: string;
};

export type ProviderSettings = { google?: GoogleSettings; facebook?: FacebookSettings };
