import type { Lexicon } from "../rubric/sections.ts";

export const en: Lexicon = {
  sections: {
    purpose: {
      title:
        "about us|who we are|our mission|our vision|company purpose|overview|introduction|in one sentence",
      body: "we (?:help|build|make|enable|connect|let|give|turn|provide|offer|sell|run|are building|are an?)|helps?|lets? |is an? (?:\\S+ ){0,4}(?:platform|app|marketplace|software|tool|service|network|system)|(?:platform|app|marketplace|software|tool|service|network|lending|loans|care|payments|insurance) for",
    },
    problem: {
      title:
        "inconveniences?(?: .*)?|(?:what|why) (?:hurts|fails)(?: .*)?|(?:limitations?|drawbacks?|shortcomings?|obstacles?|barriers?)(?: (?:of|in|with|to|today).*)?|(?:the )?(?:mess|headache|trouble|gap|struggle|frustration|bottleneck|issue|need|situation|reality)s?(?: today)?|what(?:'s| is) (?:broken|wrong).*|why (?:it|this) matters|today'?s? (?:reality|situation|mess)|life (?:without|today).*|the old way|(?:the |our )?problems?|pain points?|(?:the )?pains?(?: points?)?|(?:the )?challenges?|what is broken|why it hurts|status quo|pain today",
      body: "struggle|suffer|waste|lose \\S+|cannot (?:afford|get|find|access)|too (?:slow|expensive|costly)|inefficien|lack(?:s|ing)? (?:of )?access|unreliable|problem is",
    },
    solution: {
      title:
        "what we (?:built|build|do|offer|make)(?: .*)?|our (?:way|fix|cure|idea|offer)|(?:the )?(?:fix|cure|remedy|idea|better way|new way)|here'?s how|how we (?:do it|make it better|change (?:it|this|that))|(?:the |our )?solutions?|how we (?:solve|fix|help)|our (?:answer|approach)|what we do|value proposition|introducing",
      body: "our solution|we (?:solve|fix|replace|automate|digiti[sz]e)|solves? (?:this|it)|so that (?:they|customers|farmers|users)",
    },
    whyNow: {
      title:
        "(?:the )?urgency|why (?:this year|today|20\\d\\d|it'?s time).*|what(?:'s| has| is)? (?:just )?(?:changed|changing|new|different)|(?:\\S+ )?(?:things|changes)(?: that)? (?:have )?changed|(?:the )?(?:right )?(?:moment|window|tipping point|catalysts?)|why (?:\\S+ ){0,3}now|timing|market timing|tailwinds?|(?:the )?shift|what (?:has )?changed|trends?",
      body: "why now|tailwinds?|now is the (?:right )?time|has (?:just |recently )?(?:become|made it possible)|for the first time|new (?:regulation|law|rule|mandate|standard)s?|came into (?:force|effect)|(?:took|takes) effect|since (?:20\\d\\d|the pandemic)",
    },
    market: {
      title:
        "where (?:it|this|we) can go|room for \\S+|(?:the )?size of (?:it|the (?:market|prize|opportunity|pie)).*|how (?:big|large) .*|(?:the )?(?:prize|playing field|pie|potential)|who (?:needs|buys) (?:it|this).*|where we play|room to grow|(?:the |our |target )?markets?(?: (?:size|opportunity|sizing|potential))?|(?:the )?opportunity|market analysis|tam(?:,? ?/? ?sam.*)?|how big is it|addressable market",
      body: "tam|addressable market|market size|market (?:is )?worth|market of|billion market|-?dollar market",
    },
    product: {
      title:
        "a (?:day|week) (?:in|at|with).*|how it(?: all)? (?:works|looks|feels).*|what (?:you|they|users?|customers?) (?:see|get|use).*|inside (?:the )?\\S+|the (?:app|device|machine|platform|tool)(?: .*)?|walk-?through|product tour|(?:(?:key|core|main) )?(?:product )?(?:features|functions|benefits)|(?:key |core |main )?(?:platform|product|system) components|screens|in action|step by step|(?:the |our )?products?|how it works|(?:product )?demo|features?|technology|our (?:tech|technology|platform|app)|platform|under the hood|user journey|screenshots?",
      body: "how it works|our (?:product|app|platform|device|software)|features? (?:include|are)|users? (?:can|open|scan|tap|upload|order)|step 1|demo",
    },
    model: {
      title:
        "how we (?:earn|get paid|charge|monetis?ze)(?: .*)?|how (?:the )?money (?:comes in|flows|is made)|where (?:the )?(?:money|revenue) comes from|who pays.*|prices?|what (?:it costs|customers pay|we charge)|revenues?(?: sources?| engine)?|unit (?:p&l|margins?|numbers)|(?:the )?(?:economics|margins?)(?: .*)?|what (?:a|one) (?:customer|client|user) is worth|per[- ](?:customer|unit|order|store) (?:economics|p&l|math|numbers)|business model|revenue (?:model|streams?)|how we (?:make|earn) money|monetis?z?ation|pricing|unit economics|(?:business )?model",
      body: "take rate|commission|subscription|per (?:seat|user|order|transaction|booking|shipment|student|clinic) (?:per|fee)|we (?:charge|earn|take|sell)|license fee|freemium|gross margin",
    },
    traction: {
      title:
        "(?:the |our )?story so far|so far|to date|(?:the |our )?(?:proof|evidence|track record|scoreboard|wins)|what we(?:'ve| have) (?:done|achieved|shown|learned|proved|proven).*|where we(?: a|')re(?: today| now)?|(?:what )?(?:we have )?done so far|proof (?:points?|it works)|(?:how )?it works already|pilot results|what customers do|in numbers|by the numbers|at a glance|traction|(?:key )?(?:metrics|milestones|results|numbers)|progress(?: so far| to date)?|growth|early (?:results|validation)|achievements|validation|pilots?|momentum|customers|where we are",
      body: "paying customers|active (?:users|customers)|monthly recurring|mrr|arr|month[- ]over[- ]month|mom|signed (?:up )?\\d+|pilots? with|letters? of intent|repeat (?:rate|orders|purchase)",
    },
    goToMarket: {
      title:
        "who sells .*|where (?:we|it) sells?.*|how it (?:spreads|sells|travels)|how we (?:win|get|find|sell|reach|grow|expand|scale)(?: .*)|(?:winning|finding|getting|reaching|acquiring|signing) \\S.*|(?:where|how) (?:our )?(?:customers|users|clients|they|buyers) (?:come from|find us|come)|route to market|(?:the )?(?:way|path|road) to (?:the )?(?:market|customers?)|growth (?:engine|loops?|levers?)|expansion|how we sell|sales motion|scaling|selling|sales|go[- ]?to[- ]?market(?: strategy| plan)?|gtm|distribution|(?:customer )?acquisition|(?:sales(?: and marketing)?|marketing|growth|expansion) (?:strategy|plan|channels?)|(?:how we |finding |reaching |winning )(?:sell|grow|reach|find|get|win|customers|users|clients)(?: .*)?|channels?|roll-?out",
      body: "go[- ]to[- ]market|channel partners?|sales (?:team|reps?|cycle|force)|through (?:cooperatives|partners|resellers|distributors|associations|banks)|referral|outbound|inbound|field agents?",
    },
    competition: {
      title:
        "(?:the )?others?(?: (?:who|that).*)?|who else.*|(?:the )?(?:alternatives|rivals|players|field|crowd|incumbents)(?: .*)?|(?:versus|vs\\.?) .*|compared (?:to|with) .*|how (?:others|we) (?:stack up|are different)|what (?:people|others|they|customers) (?:do|use) (?:today|now|instead)|why (?:we win|customers (?:choose|pick) us)|against .*|positioning|what makes us different|competit(?:ion|ors?|ive (?:landscape|advantage|analysis|edge|position(?:ing)?))|(?:the )?landscape|(?:the )?alternatives|other options|who else|how (?:others|we) (?:do it|compare)|(?:our )?(?:moat|edge|differentiation|advantage|unfair advantage)|why us|how we (?:differ|compare|win)",
      body: "competitors?|competing|compared (?:to|with)|unlike \\S+|alternatives? (?:are|is|include)|incumbents?|versus|vs\\.?",
    },
    team: {
      title:
        "who (?:is|are) (?:building|behind|doing|running).*|who (?:builds|runs|makes|does).*|(?:the )?(?:people|crew|humans|faces)(?: behind.*)?|(?:the )?(?:brains?|builders)|(?:the |our |meet the |founding |core )?(?:team|founders?|people|leadership|management)(?: team)?|who we are|about the team",
      body: "co-?founders?|ceo|cto|coo|cfo|founders?",
    },
    financials: {
      title:
        "financial (?:highlights|results|performance|statements?)|operating (?:leverage|results)|(?:the )?(?:money|financial|three-year|3-year|five-year|5-year|two-year) (?:plan|view|forecast|outlook|projections?|numbers|model|picture)|(?:the )?(?:budget|outlook)|(?:the )?next (?:two|three|five|\\d) years.*|revenue (?:and costs?|projections?).*|path to (?:break-?even|profit).*|20\\d\\d ?(?:to|-|–) ?(?:20)?\\d\\d|financials?(?: (?:plan|projections?|forecasts?|model|summary|overview))?|projections?|forecasts?|p&l|profit and loss|(?:revenue )?(?:plan|forecast)|numbers ahead|key financials|path to profitability",
      body: "projected revenue|revenue (?:forecast|projection|plan)|ebitda|break[- ]?even|burn(?: rate)?|runway|gross profit|net (?:profit|loss|income)",
    },
    ask: {
      title:
        "what we(?:'re| are)? (?:need|want|raise|raising|ask|asking|looking|look|seek).*|why we(?:'re| are) raising.*|(?:the )?(?:terms|proposal|request|invitation)|(?:this|our) (?:round|raise)|we (?:raise|need|seek|want|are looking) .*|invest (?:in|with) .*|partner with us|(?:pre-)?seed(?: round)?(?: target| size| ask)?|series [a-c](?: round)?|next round|what would help.*|(?:the |our )?ask|(?:the )?(?:round|raise|deal|investment|offer)|fundrais(?:e|ing)|we are raising|investment (?:ask|opportunity)|raising .*|funding(?: (?:ask|request|needs?|round))?|join us",
      body: "(?:we are |we're |currently |now )?(?:raising|seeking|looking (?:for|to raise)|asking for)|we (?:need|seek|want to raise)|our round",
    },
    useOfFunds: {
      title:
        "what (?:the money|it|your money) (?:buys|pays|is|will).*|where (?:it|your money|the funds?|funds) (?:goes|will go|go).*|how (?:the|your) (?:money|funds?) .*|spending.*|deployment of (?:funds|capital)|use of (?:funds|proceeds)|how we (?:will )?(?:use|spend) .*|allocation|where the money goes|spending plan",
      body: "use of (?:funds|proceeds)|funds? will (?:be used|go)|(?:will|to) be spent on|we will spend|allocated? to|the money (?:goes|pays)|proceeds",
    },
    contact: {
      title:
        "(?:talk|speak|write|say hello) to .*|get in touch|let'?s talk|questions.*|say hello|reach us|contact(?: us)?|get in touch|thank(?:s| you)|talk to us|let'?s talk",
      body: "contact us|e-?mail:|call us|whatsapp",
    },
  },
  topics: {
    tam: "tam|total addressable market|total market|market size",
    sam: "sam|serviceable (?:addressable|available) market",
    som: "som|serviceable obtainable market|obtainable market",
    cac: "cost to (?:win|acquire|get|sign|find)(?: (?:a|an|one|each) \\S+)?|acquisition cost|cost per (?:new )?(?:customer|acquisition|client)|cac|customer acquisition costs?|acquisition cost|cost to acquire(?: an?)?(?: \\S+)?",
    ltv: "lifetime (?:gross profit|revenue|margin)|value of a customer|ltv|clv|cltv|life ?time value",
    ltvToCac: "ltv ?[/:] ?cac|ltv[- ]to[- ]cac|ltv ?/ ?cac ratio",
    churn: "churn(?: rate)?|attrition",
    arr: "arr|annual(?:i[sz]ed)? recurring revenue",
    mrr: "mrr|monthly recurring revenue",
    revenue: "revenues?|sales|turnover|net revenue",
    gmv: "gmv|gross merchandise (?:value|volume)|tpv|payment volume|loans disbursed|disbursed",
    customers:
      "(?:paying |active |business |enterprise )?(?:customers|clients|merchants|subscribers|clinics|schools|farms|shops|restaurants|hotels)",
    users:
      "(?:monthly active |active |daily active |registered )?users|mau|dau|farmers|students|patients|drivers|learners",
    retention:
      "retention(?: rate)?|nrr|net (?:revenue|dollar) retention|repeat (?:rate|purchase rate)|renewal rate",
    margin:
      "gross profit(?= (?:of )?\\d+ ?%)|margin(?= (?:of |is )?\\d+ ?%)|gross margins?|contribution margin|net margin",
    growth: "growth(?: rate)?|growing|grew|cagr",
    burn: "we spend|net spend(?:ing)?|monthly (?:spend|costs?|expenses?)|(?:net |monthly )?burn(?: rate)?|burning",
    runway: "runway",
    valuation: "valuation|pre-money|post-money|valuation cap",
    ask: "raising|raise|seeking|seek|we need|asking for|the ask|our ask|round of|looking for|round size",
    payback:
      "earn(?:s|ed)? (?:it |its cost |that )?back|pays? (?:itself |for itself )?back|paid back|back in|payback(?: period)?|cac payback",
    price: "price|pricing|arpu|average (?:order value|revenue per \\S+)|aov|per seat",
  },
  signals: {
    jargon:
      "synergies|tokeni[sz]ed|ai-(?:native|first)|stakeholders?|reimagin(?:e|ed|ing)|next-level|super-?ecosystem|super-?app|paradigm-shifting|hyper-?personali[sz]ed|big data|360-degree|data-driven|best practices?|thought leader(?:ship)?|bleeding[- ]edge|future-?proof|synerg(?:y|ies|istic)|paradigm(?: shift)?|disrupt(?:ive|ing|s|ion)?|leverag(?:e|es|ing)|holistic|end-to-end|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?|best[- ]of[- ]breed|ecosystem|omni-?channel|hyper-?scal\\w+|web3|metaverse|blockchain-enabled|ai-(?:powered|driven|enabled)|seamless(?:ly)?|frictionless|turnkey|mission[- ]critical|value[- ]add(?:ed)?|innovative|robust|scalable|empower(?:s|ing)?|transformative|verticali[sz]ed|agentic|actionable insights|low[- ]hanging fruit|move the needle|quantum",
    modal: "will|to be|planned|plan(?::| to)",
    vanity:
      "retweets|shares on|subscribers on|video plays|downloads?|installs|page ?views|website (?:visits|visitors|traffic)|visitors|followers|likes|impressions|registered (?:users|members|accounts)|sign-?ups|wait-?list(?:ed)?|social (?:media )?reach|views|newsletter|awards?|media mentions|hits",
    alone:
      "(?<!which )(?:nobody|no one|no-one) else(?: in (?:the )?\\S+(?: \\S+)?)? (?:does|offers?|has|provides?|combines)|first and only|we are the only (?:one|company|player|app|platform|start-?up)",
    result: "ebitda|ebit|(?:net|operating) (?:profit|income|result|loss)|profit|net result",
    margin:
      "(?:gross |net |contribution |operating )?(?:margin|profit)|contribution|ebitda|left over",
    cash: "cash|in (?:the )?bank|bank balance|on hand",
    breakEven: "break[- ]?even|breaks even|ebitda[- ]positive|profitable",
    everCounted:
      "registered|sign(?:ed)?[- ]?ups?|downloads?|installs|accounts (?:have been )?(?:opened|created)",
    independence:
      "(?:not|n't|never) (?:\\S+ ){0,2}(?:depend|rely|reliant|dependent)\\S*(?: \\S+){0,3} (?:single|one|particular)|no (?:single|one) (?:customer|client|buyer|platform|partner|account|brand|retailer|seller|supplier)|no customer concentration|(?:well[- ])?diversified customer",
    rest: "others?|rest|remaining",
    buyers:
      "customers?|clients?|buyers?|sellers|brands|platforms?|sources? of (?:orders|revenue|sales)|order sources?|concentration",
    we: "we|our|us",
    denial:
      "(?:(?:no (?:real |direct |indirect |known |serious |true |significant )*|zero |without (?:any )?|(?:do not|don't) have (?:any )?(?:\\S+ )?)(?:competitors?|competition|rivals?)|competition does not exist|(?:nobody|no one|no-one|no other \\S+) (?:else )?(?:(?:is )?doing|does|offers?|offering|has|can do) (?:what we (?:do|offer|have)|(?:all of )?(?:this|it|that)|the same|anything like (?:this|it|us))|we (?:are|stand) alone)(?: (?:yet|so far|today|currently|at present))?(?: (?:in|with) \\S+(?: \\S+){0,3})?$",
    direct: "direct",
    indirect:
      "indirect(?:ly)?|substitutes?|alternatives?|workarounds?|status quo|(?:today|currently|for now):|(?:today|currently|for now),? (?:\\S+ ){1,4}uses?",
    future:
      "booked for|contracted for|lined up|due (?:in|by)|starting in|will|to be|plan(?:s|ned|ning)? (?:to|for)|going to|expect(?:ed)? to|aim to|intend to|to launch|target(?:ing)?|roadmap|upcoming|next (?:step|year|quarter|milestones?)|by the end of|forecast|project(?:ed|ion)|plans?|we expect|scheduled",
    projection:
      "projections?|projected|forecasts?|forecasted|plan(?:ned)? revenue|expected revenue|we expect|financial plan|outlook|estimate[sd]? revenue",
    source:
      "director(?:y|ies)|registry|register|registrar|yearbook|annual report|association|authority|institute|central bank|gazette|we (?:counted|measured|timed|visited)|own (?:count|survey|data)|our count|sources?:?|according to|report(?:ed)?|survey(?:ed)?|statistics|census|bureau|ministry|department of|world bank|google|temasek|bain|mckinsey|statista|gartner|idc|euromonitor|asian development bank|adb|oecd|interviews? with|we (?:asked|interviewed|surveyed)|study|data from|fao|who|unctad|e-conomy",
    period:
      "per (?:month|year|week|day|quarter)|monthly|yearly|annual(?:ly)?|weekly|daily|quarterly|/ ?(?:month|mo|year|yr)|a (?:month|year|week|day)|last (?:month|year|quarter|\\d+ months)|in (?:the )?(?:last|past|first) (?:\\S+ )?(?:months?|years?|quarters?|weeks?)|since|to date|as of|month[- ]over[- ]month|mom|year[- ]over[- ]year|yoy|q[1-4]|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? ?(?:20)?\\d\\d|in \\d+ (?:months|weeks|years)|mrr|arr|today|now",
    perMonth:
      "per month|monthly|a month|/ ?mo(?:nth)?|mrr|month[- ]over[- ]month|mom|each month|every month",
    fundsItem:
      "product|engineering|development|r&d|tech(?:nology)?|marketing|sales|growth|hiring|team|people|operations?|ops|working capital|inventory|expansion|legal|compliance|licen[cs]es?|admin(?:istration)?|g&a|overheads?|infrastructure|equipment|hardware|reserve|buffer|customer (?:success|acquisition|support)|loan (?:book|capital)|clinical|manufacturing|regulatory|fleet|field",
    role: "sales|operations|product|advisor|chairperson|partner|doctor|dr|ceo|cto|coo|cfo|cmo|cpo|chief \\S+ officer|(?:co-?)?founders?|head of|vp|director|engineer|lead|manager|advis[oe]rs?|chair(?:man|woman)?",
    experience:
      "\\d+ years|years of|sold|wrote|taught|owned|at (?:[a-z]+)|years?|ex-\\S+|former(?:ly)?|previously|worked (?:at|for)|built|led|ran|founded|exited|graduated|phd|mba|degree|university|engineer at|manager at|studied|background|experience",
    topDown:
      "(?:get|got|capture|win|take|grab|need)(?:s|ing)? (?:just |only |even )?[0-5](?:\\.\\d+)? ?(?:%|per ?cent) of (?:it|them|this|that|these|those|all)|(?:just|only|even|if we (?:get|capture|win)|capture|capturing) (?:just |only |even )?(?:\\d+(?:[.,]\\d+)? ?%|one per ?cent) of (?:this |the |that |our )?(?:\\S+ ){0,3}(?:market|tam|industry)",
    bottomUp:
      "bottom[- ]up|×|\\d x \\$?\\d|times \\$?\\d|multiplied|number of \\S+ (?:×|x|times)|per (?:clinic|farm|shop|school|user|customer|company|restaurant|hotel|household|merchant) (?:per|a) (?:year|month)",
    licensed:
      "licen[cs]ed?|licen[cs]es|registered with|approved by|authori[sz]ed by|regulat(?:ed|ory) (?:by|sandbox|approval)|certified|permit|in (?:the |a )?sandbox|compliance with|accredited",
    total: "total|sum|altogether|overall",
    fromTo: "from .{1,30} to",
    paying: "paying|paid|active|revenue|convert(?:ed|s)?|retention|retained|repeat",
    growthWord:
      "grow(?:th|ing|n|s)?|grew|increas(?:ed|e|ing)|doubled|tripled|month[- ]over[- ]month|mom|yoy|up \\d+|from .{1,30} to ",
    pain: "spends?|hours|disputed|dispute[sd]?|wrong|stands? idle|idle|throw(?:s|n)? away|queue[sd]?|manual(?:ly)?|paper|too late|overpay|fined?|penalt(?:y|ies)|los(?:e|es|ing|t)|waste[sd]?|wait(?:s|ing)?|late|slow(?:ly)?|delay(?:s|ed)?|spoil(?:s|ed)?|cancel(?:s|led)?|cannot|can't|too (?:far|long|much|few)|expensive|costs? (?:a|an|them|it|us|each)|fail(?:s|ed)?|only \\d+|unable|without|nobody|broken|crowded|by hand|missing|unpaid",
    perUnit:
      "fees?|per (?:\\S+)|commission|subscription|price|pays?|charge[sd]?|each (?:order|load|parcel)|margin|rent(?:al)?",
    channel:
      "sells? (?:it|for us|them)|brings? (?:them|us|customers)|by name|cooperatives?|agents?|leaflets?|trade (?:fair|show)s?|community|communities|word[- ]of[- ]mouth|dealers?|contractors?|outreach|campaigns?|demo(?:s|nstrations?)?|knock|sell for us|introduc(?:e|ed|tions?)|visit(?:s|ed)?|sign(?:ed|s)? up|meet-?ups?|events?|through|via|referrals?|partners?|associations?|sales|ads?|social media|channels?|reach|door to door|word of mouth|resellers?|distributors?",
    reached:
      "conversion(?: rate)?|market share|share of (?:the )?market|default rate|npl(?: ratio)?|repayment rate|attendance(?: rate)?",
    mayExceed:
      "nrr|ndr|grr|net (?:revenue |dollar )?retention|net expansion|mark-?up|roi|return on|irr|of (?:the |our )?(?:target|plan|goal|budget|forecast|costs?|last|previous|prior|20\\d\\d)|on|over|vs\\.?|versus|than|compared|relative|above",
    equity: "equity|stake|dilut(?:ion|ed?|ive)|discount|interest|cap",
    within: "of which|includ(?:es?|ing)|thereof|up to|at least|each",
    split:
      "(?:revenue|sales|traffic|customer|order|cost|product|channel) (?:mix|split|breakdown)|(?:mix|split|breakdown) of (?:revenue|sales|traffic|costs?|orders|customers)|revenue by \\S+|sales by \\S+|(?:traffic|order|lead) sources|sources of (?:traffic|orders|revenue|leads)|cap(?:italization)? table|shareholders|shareholding|ownership",
    staff:
      "(?:a )?(?:full-?time )?team of|staff of|full-?time (?:staff|employees|people)|employees|headcount|people (?:on|in) (?:the|our) team|-?person team|team members",
    profession:
      "(?:software |data |full-?stack |ml )*(?:engineers|developers|designers|data scientists|programmers)",
    investment:
      "initial (?:investment|outlay|cost|capital)|(?:upfront|set-?up) (?:investment|cost)|investment|capex",
  },
};
