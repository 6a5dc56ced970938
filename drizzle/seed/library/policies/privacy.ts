import { amended } from './amended.ts'
import { withAssociations } from './associations.ts'
import { withCounting } from './counting.ts'
import {
  amendedEffectiveOn,
  associationsEffectiveOn,
  countingEffectiveOn,
  firstEffectiveOn,
  policyPage,
  presentEffectiveOn,
  readAloudEffectiveOn,
} from './policy.ts'

const title = { 'zh-Hans': '隐私政策', 'zh-Hant': '私隱政策', 'en-US': 'Privacy policy' }
const aliases = {
  'zh-Hans': ['隐私', 'cookie', '个人资料'],
  'zh-Hant': ['私隱', '隱私權', '隱私權政策', 'cookie', '個人資料'],
  'en-US': ['privacy', 'cookies', 'personal data'],
}

const [first, second] = [
  policyPage({
    key: 'privacy',
    version: 1,
    effectiveOn: firstEffectiveOn,
    title,
    aliases,
    summary: {
      'zh-Hans': '我们收哪些资料、给谁看、您可以要求什么。这是较早的版本。',
      'zh-Hant': '我們收哪些資料、給誰看、您可以要求什麼。這是較早的版本。',
      'en-US': 'What we collect, who sees it and what you can ask for. This is an earlier version.',
    },
    body: {
      'zh-Hans': `
## 我们收什么

浏览{{siteName}}不用留下姓名。预约时，我们请您填写病人姓名、出生日期、电话或电子邮箱、保险计划和看诊原因，用来跟诊所安排这次看诊。

## 给谁

预约资料交给您选的诊所。发送通知的邮件和短信服务商会收到地址和内容。我们不出售资料，也不用来做广告。

## Cookie

我们只用运作需要的cookie，例如记住您选的语言，和让诊所人员保持登录。没有广告和追踪用的cookie。

## 怎样保护

看诊原因和保险卡号在数据库里加密保存。谁看过、改过预约，会写进操作日志。

## 您可以要求

想看、更正或删除自己的资料，请写信到{{siteEmail}}，或打电话{{sitePhone}}。短信回复STOP就不再发送。
`,
      'zh-Hant': `
## 我們收什麼

瀏覽{{siteName}}不用留下姓名。預約時，我們請您填寫病人姓名、出生日期、電話或電郵、保險計劃和看診原因，用來跟診所安排這次看診。

## 給誰

預約資料交給您選的診所。寄送通知的電郵和簡訊服務商會收到地址和內容。我們不出售資料，也不用來做廣告。

## Cookie

我們只用運作需要的cookie，例如記住您選的語言，和讓診所人員保持登入。沒有廣告和追蹤用的cookie。

## 怎樣保護

看診原因和保險卡號在資料庫裡加密保存。誰看過、改過預約，會寫進操作紀錄。

## 您可以要求

想看、更正或刪除自己的資料，請寫信到{{siteEmail}}，或打電話{{sitePhone}}。簡訊回覆STOP就不再發送。
`,
      'en-US': `
## What we collect

You can read {{siteName}} without telling us who you are. When you book, we ask for the patient's name, birth date, phone or email, insurance plan and reason for the visit, to arrange the visit with the clinic.

## Who gets it

The clinic you choose gets the booking. The email and text message carriers that deliver notices get address and content. We don't sell the details and don't use them for advertising.

## Cookies

We only use cookies the site needs, for example to remember your language and to keep clinic staff signed in. There are no advertising or tracking cookies.

## How we protect it

The reason for the visit and the insurance number are encrypted in the database. Who looked at or changed a booking is written to a log.

## What you can ask

To see, correct or delete your details, write to {{siteEmail}} or call {{sitePhone}}. Reply STOP to end text messages.
`,
    },
  }),
  policyPage({
    key: 'privacy',
    version: 2,
    effectiveOn: presentEffectiveOn,
    title,
    aliases,
    sources: [
      {
        publisher: 'U.S. Department of Health and Human Services',
        title: 'Your Rights Under HIPAA',
        url: 'https://www.hhs.gov/hipaa/for-individuals/guidance-materials-for-consumers/index.html',
      },
    ],
    summary: {
      'zh-Hans': '我们收哪些资料、为什么收、给谁看、留多久、用哪些cookie，以及怎样查看、更正和停收短信。',
      'zh-Hant': '我們收哪些資料、為什麼收、給誰看、留多久、用哪些cookie，以及怎樣查看、更正和停收簡訊。',
      'en-US':
        'What we collect and why, who sees it, how long we keep it, our cookies, and how to see, correct or stop things.',
    },
    body: {
      'zh-Hans': `
这份政策说明{{siteName}}怎样处理个人资料。病人不需要注册，也没有病人账户。

## 我们收什么

- 只看网页：不用留下姓名。选语言、放大字体会用cookie记住。化验窗口期和移民体检疫苗的计算，答案不保存。
- 预约和候补：病人姓名、出生日期、电话或电子邮箱、想用的语言、保险计划，您愿意写的保险卡号和看诊原因；替别人约时，还有联系人的姓名。请不要写社安号或银行卡号。
- 联系客服：姓名、联系方式和您写的内容。
- 医生和诊所人员：账户、工作资料和登录记录。

## 为什么收，给谁看

资料用来安排这次看诊、发确认和提醒、防止滥用、改正错误。预约资料会交给您选的诊所；诊所怎样保管病历，由诊所自己的隐私通知说明。发邮件和短信的服务商只拿到要送达的地址和内容。消息里不写科别和看诊原因。本站若接上地图服务，只有在您打开互动地图或输入地址时，浏览器才会联系它。法律要求时，我们也可能必须提供资料。

我们不出售资料，不用来做广告，也没有第三方广告和追踪工具。

## Cookie

- locale：记住语言，365天。
- hys-v5-auth：诊所人员登录，最长七天，不停使用时会延长，但不超过30天。
- hys-v5-link：您输入验证码以后，让这个浏览器看那一次预约，30分钟。
- hys-v5-hold：填表时替您留住时间，一小时。
- toast-session：显示一次性的提示。
- elder：记住大字模式。

这些都是运作需要的。不接受cookie，也可以看网页或打电话预约。

## 怎样保护

保险卡号、看诊原因、诊所备注、客服来信，以及待发消息的地址和内容，在数据库里加密保存；密钥跟数据库分开备份。预约链接只存摘要；打开详细资料前，要输入发到您留下的电话或电子邮箱的验证码。谁看过、改过哪一笔，会写进前后相连、改动会被发现的操作日志，日志里没有病情内容。运行日志不记电话、电子邮箱、搜索词和链接密码。没有一种方法能做到完全没有风险；如有法律规定须告知的外泄，我们会告知您。

## 留多久

- 发完的邮件和短信：90天后删除。
- 您回复的短信：只记号码的摘要和做了什么，30天后删除。
- 留住的时间和验证码：过后一两天内删除。
- 预约记录、更动记录和操作日志：不会自动删除，因为诊所和法律可能需要。您可以提出要求，我们会说明能不能删。

## 短信和邮件

您在表上勾选，我们才发这次预约的短信。次数看预约而定，电信公司可能收费。回复1确认，回复2取消，回复STOP或退订就停收全部短信，回复START恢复。纽约时间晚上九点到早上八点一般不发，当天看诊的消息和您刚做的操作除外。提醒邮件里有停收的链接，不用登录。

## 您可以要求

想查看、更正、取得副本、删除，或对隐私有疑问，请写信到{{siteEmail}}，或打电话{{sitePhone}}。我们要先确认是您本人。病历请向诊所要。未满18岁的病人，由父母或监护人代约。

## 修改

文字改变时会有新版本和生效日期，旧版本仍可阅读。您预约时同意的是哪一版，会跟预约一起记下。

## 演示资料

标明“演示”的医生、诊所、文章作者和审阅人都是虚构的，请勿据此看病，也不要在演示网站填写真实病情。
`,
      'zh-Hant': `
這份政策說明{{siteName}}怎樣處理個人資料。病人不需要註冊，也沒有病人帳戶。

## 我們收什麼

- 只看網頁：不用留下姓名。選語言、放大字體會用cookie記住。化驗空窗期和移民體檢疫苗的計算，答案不保存。
- 預約和候補：病人姓名、出生日期、電話或電郵、想用的語言、保險計劃，您願意寫的保險卡號和看診原因；幫別人約時，還有聯絡人的姓名。請不要寫社安號或銀行卡號。
- 聯絡客服：姓名、聯絡方式和您寫的內容。
- 醫生和診所人員：帳戶、工作資料和登入紀錄。

## 為什麼收，給誰看

資料用來安排這次看診、發確認和提醒、防止濫用、改正錯誤。預約資料會交給您選的診所；診所怎樣保管病歷，由診所自己的隱私通知說明。寄電郵和簡訊的服務商只拿到要送達的地址和內容。訊息裡不寫科別和看診原因。本站若接上地圖服務，只有在您打開互動地圖或輸入地址時，瀏覽器才會聯絡它。法律要求時，我們也可能必須提供資料。

我們不出售資料，不用來做廣告，也沒有第三方廣告和追蹤工具。

## Cookie

- locale：記住語言，365天。
- hys-v5-auth：診所人員登入，最長七天，持續使用時會延長，但不超過30天。
- hys-v5-link：您輸入驗證碼之後，讓這個瀏覽器看那一次預約，30分鐘。
- hys-v5-hold：填表時替您留住時間，一小時。
- toast-session：顯示一次性的提示。
- elder：記住大字模式。

這些都是運作需要的。不接受cookie，也可以看網頁或打電話預約。

## 怎樣保護

保險卡號、看診原因、診所備註、客服來信，以及待發訊息的地址和內容，在資料庫裡加密保存；金鑰跟資料庫分開備份。預約連結只存摘要；打開詳細資料前，要輸入發到您留下的電話或電郵的驗證碼。誰看過、改過哪一筆，會寫進前後相連、改動會被發現的操作紀錄，紀錄裡沒有病情內容。運行紀錄不記電話、電郵、搜尋詞和連結密碼。沒有一種方法能做到完全沒有風險；如有法律規定須告知的外洩，我們會告知您。

## 留多久

- 發完的電郵和簡訊：90天後刪除。
- 您回覆的簡訊：只記號碼的摘要和做了什麼，30天後刪除。
- 留住的時間和驗證碼：過後一兩天內刪除。
- 預約紀錄、更動紀錄和操作紀錄：不會自動刪除，因為診所和法律可能需要。您可以提出要求，我們會說明能不能刪。

## 簡訊和電郵

您在表上勾選，我們才發這次預約的簡訊。次數看預約而定，電信公司可能收費。回覆1確認，回覆2取消，回覆STOP或退訂就停收全部簡訊，回覆START恢復。紐約時間晚上九點到早上八點一般不發，當天看診的訊息和您剛做的操作除外。提醒電郵裡有停收的連結，不用登入。

## 您可以要求

想查看、更正、取得副本、刪除，或對私隱有疑問，請寫信到{{siteEmail}}，或打電話{{sitePhone}}。我們要先確認是您本人。病歷請向診所要。未滿18歲的病人，由父母或監護人代約。

## 修改

文字改變時會有新版本和生效日期，舊版本仍可閱讀。您預約時同意的是哪一版，會跟預約一起記下。

## 示範資料

標明「示範」的醫生、診所、文章作者和審閱人都是虛構的，請勿據此看病，也不要在示範網站填寫真實病情。
`,
      'en-US': `
This policy says how {{siteName}} handles personal data. Patients don't register and there are no patient accounts.

## What we collect

- Reading only: you don't tell us who you are. Your language and large-text choice are kept in cookies. Answers to the test window and immigration vaccine calculators are not stored.
- Booking and waiting list: the patient's name, birth date, phone or email, preferred language and plan, and, if you choose to give them, the insurance number and reason for the visit. When you book for someone else, also the contact's name. Please don't write Social Security or bank card numbers.
- Customer service: name, contact and what you write.
- Providers and clinic staff: account, work details and sign-in records.

## Why, and who sees it

We use it to arrange the visit, send confirmations and reminders, prevent abuse and correct mistakes. The booking goes to the clinic you choose. How the clinic keeps medical records is told in the clinic's own notice of privacy practices. Carriers of email and text messages get only the address and content to deliver. Messages don't name a specialty or reason. If this site uses a map service, your browser contacts it only when you open the interactive map or type an address. The law may require us to disclose data.

We don't sell data, don't use it for advertising, and have no third-party ads or trackers.

## Cookies

- locale: your language, 365 days.
- hys-v5-auth: sign-in of clinic staff, up to seven days, extended in use but never beyond 30 days.
- hys-v5-link: after a right code, lets this browser see that one booking, 30 minutes.
- hys-v5-hold: keeps a time for you while you fill in the form, one hour.
- toast-session: shows a notice once.
- elder: remembers large text.

The site needs these to work. Without cookies you can still read it, or book by phone.

## How we protect it

Insurance numbers, reasons, clinic notes, letters to customer service, and the address and content of messages waiting to go out are encrypted in the database. Keys are backed up apart from it. Of booking links only a digest is stored, and details open only with a code sent to the contact you gave. Who saw or changed a record goes into a linked log in which changes can be detected. It holds no health details. Server logs leave out phone numbers, emails, search words and link secrets. No method is free of risk. If the law requires notice of a breach, we will notify you.

## How long

- Delivered emails and texts: deleted after 90 days.
- Texts you send back: a digest of the number and what it did, deleted after 30 days.
- Held times and codes: deleted a day or two afterward.
- Bookings, their changes and the log: not deleted automatically, since clinics and the law may need them. You can ask, and we will tell you what can be deleted.

## Texts and emails

We text you about a visit only if you check the box. How often depends on the visit. Carrier rates may apply. Reply 1 to confirm, 2 to cancel, STOP to end all texts, START to get them again. We mostly don't text from 9 PM to 8 AM New York time, except about a visit that day or something you just did. Reminder emails carry a link to stop them, without signing in.

## What you can ask

To see, correct, copy or delete data, or with any question, write to {{siteEmail}} or call {{sitePhone}}. We first make sure that it's you. Ask the clinic for medical records. A parent or guardian books for patients under 18.

## Changes

New words get a new version with an effective date, and earlier versions stay readable. The version you agreed to is recorded with your booking.

## Demo data

Doctors, clinics, authors and reviewers marked "Demo" are fictional. Don't use them to get care, and don't enter real health details on a demo site.
`,
    },
  }),
] as const

const third = { ...second, version: 3, effectiveOn: countingEffectiveOn, body: withCounting(second.body) }

const fourth = {
  ...third,
  version: 4,
  effectiveOn: amendedEffectiveOn,
  title: { ...title, 'zh-Hant': '隱私政策' },
  body: amended(third.body, {
    'zh-Hans': [
      ['回复START恢复。', '回复START恢复，回复HELP看说明。'],
      ['不停使用时会延长，但不超过30天', '不停使用可延长，最多30天'],
      ['没有一种方法能做到完全没有风险；', '没有方法毫无风险；'],
    ],
    'zh-Hant': [
      ['私隱', '隱私'],
      ['電郵', '電子郵件'],
      ['回覆START恢復。', '回覆START恢復，回覆HELP看說明。'],
      ['沒有一種方法能做到完全沒有風險；', '沒有方法毫無風險；'],
      ['在資料庫裡加密', '在資料庫加密'],
      ['持續使用時會延長，但不超過30天', '持續使用可延長，最多30天'],
    ],
    'en-US': [
      ['Booking and waiting list:', 'Booking and waitlist:'],
      [
        'Customer service: name, contact and what you write.',
        'Customer service: your name, how to reach you, and what you write.',
      ],
      ["is told in the clinic's own notice", 'is described in the clinic’s own notice'],
      ['Carriers of email and text messages get only', 'Email and text providers get only'],
      ['after a right code, lets', 'once you enter the right code, lets'],
      ['Carrier rates may apply.', 'Message and data rates may apply.'],
      ['START to get them again.', 'START to get them again, HELP for help.'],
      ["We mostly don't text", 'We generally don’t text'],
      ["We first make sure that it's you.", 'We’ll verify your identity first.'],
      ['New words get a new version', 'Changes get a new version'],
      ["'", '’'],
      ['"Demo"', '“Demo”'],
    ],
  }),
}

const fifth = {
  ...fourth,
  version: 5,
  effectiveOn: readAloudEffectiveOn,
  summary: {
    ...fourth.summary,
    'en-US':
      'What we collect and why, who sees it, how long we keep it, our cookies, and how to see or correct your data or stop texts.',
  },
  body: amended(fourth.body, {
    'zh-Hans': [
      ['不停使用可延长，最多30天', '持续使用可延长，最多30天'],
      ['更动记录', '更改记录'],
      ['次数看预约而定', '条数看预约而定'],
    ],
    'zh-Hant': [
      ['請不要寫社安號或', '請勿寫社安號碼或'],
      ['輸入發到您留下的電話', '輸入傳到您留下的電話'],
      ['運行紀錄', '系統紀錄'],
      ['更動紀錄', '異動紀錄'],
      ['您在表上勾選，我們才發這次預約的簡訊。次數看預約而定', '您在表上勾選，我們才傳這次預約的簡訊。則數看預約而定'],
    ],
    'en-US': [
      ['This policy says how', 'This policy explains how'],
      [
        'Patients don’t register and there are no patient accounts.',
        'Patients don’t register, and there are no patient accounts.',
      ],
      [
        '- Reading only: you don’t tell us who you are. Your language',
        '- Reading only: you don’t need to tell us who you are. Your language',
      ],
      ['preferred language and plan, and, if', 'preferred language, and plan, and, if'],
      [
        'Answers to the test window and immigration vaccine calculators',
        'Your answers in the test window and immigration vaccine calculators',
      ],
      ['account, work details and sign-in records', 'account, work details, and sign-in records'],
      ['prevent abuse and correct mistakes', 'prevent abuse, and correct mistakes'],
      [
        'Messages don’t name a specialty or reason.',
        'Messages don’t mention the specialty or the reason for the visit.',
      ],
      [
        'Keys are backed up apart from it. Of booking links only a digest is stored, and details open only with a code sent to the contact you gave. Who saw or changed a record goes into a linked log in which changes can be detected. It holds no health details.',
        'Keys are backed up separately. We store only a digest of each booking link, and details open only with a code sent to the phone or email you gave. A log shows who saw or changed a record; its entries are linked, so changes can be detected. It holds no health details.',
      ],
      ['clinic notes, letters to customer service,', 'clinic notes, messages to customer service,'],
      ['search words and link secrets', 'search words, and link secrets'],
      [
        '- Texts you send back: a digest of the number and what it did, deleted after 30 days.',
        '- Texts you send back: we keep only a digest of the number and what the text did, deleted after 30 days.',
      ],
      ['deleted a day or two afterward', 'deleted within a day or two'],
      [
        '- Bookings, their changes and the log: not deleted automatically, since clinics and the law may need them. You can ask, and we will tell you what can be deleted.',
        '- Bookings, their changes, and the log: not deleted automatically, because clinics and the law may need them. You can ask, and we’ll tell you whether they can be deleted.',
      ],
      [
        'Reminder emails carry a link to stop them, without signing in.',
        'Reminder emails have a link to stop them; you don’t need to sign in.',
      ],
      [
        'To see, correct, copy or delete data, or with any question, write to',
        'To see, correct, get a copy of, or delete your data, or to ask about privacy, write to',
      ],
      ['and earlier versions stay readable', 'and earlier versions stay available'],
      ['from WeChat, a search engine or another site', 'from WeChat, a search engine, or another site'],
      [
        'Words of a search without results are kept only if typed',
        'The words of a search without results are kept only if they were typed',
      ],
      ['who you are, your device or address, and', 'who you are, your device, or your address, and'],
      ['Names, numbers, sentences and emergencies', 'Names, numbers, sentences, and emergencies'],
      ['Doctors, clinics, authors and reviewers marked', 'Doctors, clinics, authors, and reviewers marked'],
    ],
  }),
}

/** What the product does with what people tell it: see docs/security.md, docs/messages.md, docs/booking.md. */
export const privacyPolicies = [
  first,
  second,
  third,
  fourth,
  fifth,
  {
    ...fifth,
    version: 6,
    effectiveOn: associationsEffectiveOn,
    body: amended(withAssociations(fifth.body), {
      'zh-Hans': [
        ['保险计划，您愿意写的保险卡号和看诊原因', '保险计划，您愿意写的看诊原因'],
        ['保险卡号、看诊原因、', '看诊原因、'],
        ['诊所人员登录，', '诊所和协会人员登录，'],
        [
          '- elder：记住大字模式。',
          '- elder：记住大字模式。\n- hys-preferences：您要我们记住的保险计划和邮政编码，180天。',
        ],
      ],
      'zh-Hant': [
        ['保險計劃，您願意寫的保險卡號和看診原因', '保險計劃，您願意寫的看診原因'],
        ['保險卡號、看診原因、', '看診原因、'],
        ['診所人員登入，', '診所和協會人員登入，'],
        [
          '- elder：記住大字模式。',
          '- elder：記住大字模式。\n- hys-preferences：您要我們記住的保險計劃和郵遞區號，180天。',
        ],
      ],
      'en-US': [
        [
          'preferred language, and plan, and, if you choose to give them, the insurance number and reason for the visit.',
          'preferred language, and plan, and, if you choose to give it, the reason for the visit.',
        ],
        ['Insurance numbers, reasons, clinic notes,', 'Reasons for visits, clinic notes,'],
        ['sign-in of clinic staff,', 'sign-in of clinic and association staff,'],
        [
          '- elder: remembers large text.',
          '- elder: remembers large text.\n- hys-preferences: the plan and ZIP code you asked us to remember, 180 days.',
        ],
      ],
    }),
  },
]
