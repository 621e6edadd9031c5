/** A report, as sent by a mail server. */
type Sample = {
  /** Its words for people; the fields are for programs. */
  words?: string;
  /** Fields of the report, in groups separated by empty lines. */
  fields: string;
  headers?: string[];
  /** The returned mail or its head, with a type; undefined if the server returns nothing. */
  returned?: { type: string; text: string } | undefined;
  reportType?: string;
};

export const crlf = (text: string): string => text.replace(/\r?\n/g, "\r\n");

/** A multipart/report (RFC 6522) around fields. */
export function reportMail(to: string, sample: Sample): Buffer {
  const { words = "Your message was not delivered.", fields, headers = [], returned } = sample;
  const type = sample.reportType ?? "delivery-status";
  const parts = [
    `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${words}\n`,
    `Content-Type: message/${type}\n\n${fields}\n`,
    ...(returned ? [`Content-Type: ${returned.type}\n\n${returned.text}\n`] : []),
  ];
  const head = [
    "From: Mail Delivery System <MAILER-DAEMON@mx.example>",
    `To: ${to}`,
    ...headers,
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=${type};\n\tboundary="=_b"`,
  ].join("\n");
  const body = parts.map((part) => `--=_b\n${part}`).join("");
  return Buffer.from(crlf(`${head}\n\n${body}--=_b--\n`));
}

const remote = (status: string, diagnostic: string, action = "failed") =>
  `Final-Recipient: rfc822; lan@padi.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.padi.example
Diagnostic-Code: smtp; ${diagnostic}`;

/** Reports of common servers, in their documented forms, and what they mean. */
export const SAMPLES: Record<string, Sample & { means: string }> = {
  "Postfix, no such user": {
    means: "permanent 5.1.1",
    headers: ["Subject: Undelivered Mail Returned to Sender"],
    fields: `Reporting-MTA: dns; mail.benih.example
X-Postfix-Queue-ID: 4D1A2C0F11
X-Postfix-Sender: rfc822; bounces@benih.example
Arrival-Date: Sat, 28 Nov 2026 09:12:44 +0000 (UTC)

Final-Recipient: rfc822; lan@padi.example
Original-Recipient: rfc822;lan@padi.example
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.padi.example
Diagnostic-Code: smtp; 550 5.1.1 <lan@padi.example>: Recipient address
    rejected: User unknown in virtual mailbox table`,
    returned: { type: "text/rfc822-headers", text: "Subject: =?utf-8?B?4LiC4LmI4Liy4Lin?=\n" },
  },
  "Postfix, a refusal without an enhanced code": {
    means: "permanent 5.0.0",
    fields: `Reporting-MTA: dns; mail.benih.example\n\n${remote("5.0.0", "550 User unknown")}`,
  },
  "Postfix, a full mailbox": {
    means: "temporary 4.2.2",
    fields: `Reporting-MTA: dns; mail.benih.example\n\n${remote("4.2.2", "452 4.2.2 Over quota")}`,
  },
  "Postfix, not reached for five days": {
    means: "temporary 4.4.1",
    fields: `Reporting-MTA: dns; mail.benih.example

Final-Recipient: rfc822; lan@padi.example
Action: failed
Status: 4.4.1
Diagnostic-Code: X-Postfix; connect to mx.padi.example[192.0.2.1]:25: timed out`,
  },
  "Postfix, a delay": {
    means: "nothing",
    fields: `Reporting-MTA: dns; mail.benih.example\n\n${remote("4.4.1", "451 busy", "delayed")}`,
  },
  "Exim, no such user, with the mail": {
    means: "permanent 5.0.0",
    headers: ["X-Failed-Recipients: lan@padi.example"],
    fields: `Reporting-MTA: dns; exim.example

Action: failed
Final-Recipient: rfc822;lan@padi.example
Status: 5.0.0
Remote-MTA: dns; mx.padi.example
Diagnostic-Code: smtp; 550 no mailbox by that name is currently available`,
    returned: { type: "message/rfc822", text: "Subject: Hi\nFrom: a@benih.example\n\nHello" },
  },
  "Exchange, in Vietnamese": {
    means: "permanent 5.1.10",
    words: "Không thể chuyển thư của bạn đến lan@padi.example. Không tìm thấy người nhận.",
    headers: ["Subject: =?utf-8?B?S2jDtG5nIHRo4buDIGNodXnhu4NuOiBU4bupYw==?="],
    fields: `Reporting-MTA: dns;SG2PR0601.apcprd06.prod.outlook.com
Received-From-MTA: dns;mail.benih.example
Arrival-Date: Sat, 28 Nov 2026 09:12:44 +0000

Final-Recipient: rfc822;lan@padi.example
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient lan@padi.example not found by SMTP address lookup`,
  },
  "Exchange, a mailbox over its quota": {
    means: "temporary 5.2.2",
    fields: `Reporting-MTA: dns;exchange.example

${remote("5.2.2", "554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException")}`,
  },
  "Exchange, refused by a rule": {
    means: "policy 5.7.1",
    fields: `Reporting-MTA: dns;exchange.example

${remote("5.7.1", "550 5.7.1 RESOLVER.RST.NotAuthorized; not authorized")}`,
  },
  "Gmail, no such account": {
    means: "permanent 5.1.1",
    headers: [
      "Subject: Delivery Status Notification (Failure)",
      "X-Failed-Recipients: lan@x.example",
    ],
    fields: `Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; bounces@benih.example
X-Original-Message-ID: <1@benih.example>

Final-Recipient: rfc822; lan@padi.example
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com.
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address for typos or
 550 5.1.1 unnecessary spaces.`,
  },
  "Gmail, in Thai, a full mailbox": {
    means: "temporary 4.2.2",
    words: "ข้อความของคุณไม่ได้ส่งไปยัง lan@padi.example เนื่องจากกล่องจดหมายเต็ม",
    fields: `Reporting-MTA: dns; googlemail.com

${remote("4.2.2", "452-4.2.2 The recipient's inbox is out of storage space.")}`,
  },
  "SES, no such user": {
    means: "permanent 5.1.1",
    fields: `Reporting-MTA: dns; a1-1.smtp-out.amazonses.com

Action: failed
Final-Recipient: rfc822; lan@padi.example
Diagnostic-Code: smtp; 550 5.1.1 user unknown
Status: 5.1.1`,
    returned: { type: "message/rfc822", text: "Subject: Hi\n\nHello" },
  },
  "Coremail, in Chinese, a status that says nothing": {
    means: "permanent 5.1.1",
    words: "抱歉，您的邮件被退回来了……收件人不存在。",
    headers: ["Subject: =?GBK?B?z7XNs83L0MU=?="],
    fields: `Reporting-MTA: dns; mx.coremail.example

${remote("5.0.0", "550 5.1.1 User not found: lan@padi.example")}`,
  },
  "a domain that does not exist": {
    means: "permanent 5.4.4",
    fields: `Reporting-MTA: dns; mail.benih.example

Final-Recipient: rfc822; lan@padi.example
Action: failed
Status: 5.4.4
Diagnostic-Code: X-Postfix; Host or domain name not found. Name service error`,
  },
  "a sender on a block list": {
    means: "policy 5.7.606",
    fields: `Reporting-MTA: dns; mail.benih.example

${remote("5.7.606", "550 5.7.606 Access denied, banned sending IP [192.0.2.7]")}`,
  },
  "an address in another script (RFC 6533)": {
    means: "permanent 5.1.1",
    reportType: "global-delivery-status",
    fields: `Reporting-MTA: utf-8; thư.example

Final-Recipient: utf-8; lan@lúa.example
Action: failed
Status: 5.1.1`,
  },
  "forwarded to two, of whom one has it": {
    means: "nothing",
    fields: `Reporting-MTA: dns; mail.benih.example

Final-Recipient: rfc822; a@padi.example
Action: delivered
Status: 2.0.0

Final-Recipient: rfc822; b@padi.example
Action: failed
Status: 5.1.1`,
  },
  "a complaint (ARF)": {
    means: "complaint ",
    reportType: "feedback-report",
    fields: `Feedback-Type: abuse
User-Agent: Yahoo!-Mail-Feedback/2.0
Version: 1
Original-Mail-From: <bounces@benih.example>
Arrival-Date: Sat, 28 Nov 2026 09:12:44 +0000
Reported-Domain: benih.example`,
    returned: { type: "message/rfc822", text: "Subject: =?utf-8?B?5pys5ZGo?=\n\nHi" },
  },
  "a reader who says that it is no spam": {
    means: "nothing",
    reportType: "feedback-report",
    fields: "Feedback-Type: not-spam\nUser-Agent: SomeGenerator/1.0\nVersion: 1",
  },
  "a receipt (MDN)": {
    means: "nothing",
    reportType: "disposition-notification",
    fields: "Final-Recipient: rfc822;lan@padi.example\nDisposition: manual-action; displayed",
  },
};
