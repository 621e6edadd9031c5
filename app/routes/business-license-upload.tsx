import { BusinessLicensePage } from "../features/files/business-license-page.tsx";
import { LicenseLead } from "../features/profile/license-lead.tsx";
import { LicenseStanding } from "../features/publishing/license-standing.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("files", "licenseTitle");
export const meta = privateMeta;
export default privatePage(() => (
  <BusinessLicensePage
    lead={(person) => <LicenseLead person={person} />}
    standing={(person, file) => <LicenseStanding person={person} file={file} />}
  />
));
