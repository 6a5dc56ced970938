import { amended } from './amended.ts'
import {
  amendedEffectiveOn,
  associationsEffectiveOn,
  firstEffectiveOn,
  policyPage,
  presentEffectiveOn,
  readAloudEffectiveOn,
} from './policy.ts'

const title = { 'zh-Hans': '使用条款', 'zh-Hant': '使用條款', 'en-US': 'Terms of use' }
const aliases = {
  'zh-Hans': ['条款', '服务条款'],
  'zh-Hant': ['條款', '服務條款'],
  'en-US': ['terms', 'terms of service'],
}

const [first, second] = [
  policyPage({
    key: 'tou',
    version: 1,
    effectiveOn: firstEffectiveOn,
    title,
    aliases,
    summary: {
      'zh-Hans': '本站做什么、不做什么。这是较早的版本。',
      'zh-Hant': '本站做什麼、不做什麼。這是較早的版本。',
      'en-US': 'What this site does and doesn’t do. This is an earlier version.',
    },
    body: {
      'zh-Hans': `
## 我们做什么

{{siteName}}帮您找医生、约时间、读医疗常识。我们不是诊所，不看病，也不开药。看诊由您选的医生负责。

## 紧急情况

本站不处理急救。有生命危险，请马上打911。

## 预约

请填真实的姓名和联系方式。来不了请尽早取消，把时间让给别人。同一个人不要重复占时间。

## 资料

医生、保险和时间的资料由诊所和公开名册提供，可能有变。看诊前请向诊所核对。

## 联系

有问题请打{{sitePhone}}，或写信到{{siteEmail}}。
`,
      'zh-Hant': `
## 我們做什麼

{{siteName}}幫您找醫生、約時間、讀醫療常識。我們不是診所，不看病，也不開藥。看診由您選的醫生負責。

## 緊急情況

本站不處理急救。有生命危險，請馬上打911。

## 預約

請填真實的姓名和聯絡方式。來不了請儘早取消，把時間讓給別人。同一個人不要重複占時間。

## 資料

醫生、保險和時間的資料由診所和公開名冊提供，可能有變。看診前請向診所核對。

## 聯絡

有問題請打{{sitePhone}}，或寫信到{{siteEmail}}。
`,
      'en-US': `
## What we do

{{siteName}} helps you find a doctor, book a time and read about health. We are not a clinic. We don't treat or prescribe. The doctor you choose is responsible for the visit.

## Emergencies

This site does not handle emergencies. If life is in danger, call 911.

## Booking

Give your real name and contact. If you can't come, cancel early so that someone else can have the time. Don't hold several times for one person.

## Information

Facts about doctors, insurance and times come from clinics and public registries and may change. Check with the clinic before you go.

## Contact

Questions? Call {{sitePhone}} or write to {{siteEmail}}.
`,
    },
  }),
  policyPage({
    key: 'tou',
    version: 2,
    effectiveOn: presentEffectiveOn,
    title,
    aliases,
    summary: {
      'zh-Hans': '本站做什么、不做什么，预约和候补怎么算数，费用、资料准确和使用规矩。',
      'zh-Hant': '本站做什麼、不做什麼，預約和候補怎麼算數，費用、資料準確和使用規矩。',
      'en-US': 'What this site does and doesn’t do, how booking and waiting lists work, fees, accuracy and fair use.',
    },
    body: {
      'zh-Hans': `
使用{{siteName}}，就表示您同意这些条款。不同意的话，请不要用网上预约，您仍然可以直接打电话给诊所。

## 我们做什么，不做什么

我们帮您找讲中文的医生，看他们收哪些保险、什么时间有空，并把预约交给诊所。我们不是诊所、医院或保险公司，不看病、不开药，也不替医生担保结果。您和医生之间的医疗关系，由你们双方建立。

## 紧急情况

本站和客服都不处理急救。有生命危险，请马上打911。

## 预约怎么算数

- 有的诊所可以直接约到时间，页面说“约好了”才算约好。有的要先送出请求，等诊所回复；没回复以前，时间还不是您的。
- 选了时间，我们替您留十分钟填表。
- 同一个病人在同一天跟同一位医生只能有一个预约；同一个电话七天内最多三个未确认的请求。
- 在诊所规定的时限以前，您可以用链接取消或改时间，没有另外规定时是看诊前四小时，改时间最多三次。过了时限请打电话给诊所。
- 诊所可能因为医生生病等原因改期或取消，会通知您留下的联系方式。迟到、爽约怎么处理，看诊所的规定。

## 候补

登记候补不保证有位子。有人取消时，我们替您留一段时间，一般三十分钟，离看诊不到四小时则为十分钟。没有在时限内接受，就问下一位；三次没有回复，候补会暂停。

## 链接和联系方式

预约链接相当于钥匙，请不要公开。请填对电话和电子邮箱，填错了，别人可能收到您的通知。替家人预约，请先得到他们的同意，或您有权替他们办理。

## 费用

病人使用本站找医生、预约，我们不收费。看诊、化验和药的费用由诊所和保险决定。医生和机构可能向我们付会员费；付费内容会清楚标明。

## 资料准不准

资料来自诊所、医生本人和公开名册。我们会标明核对的日期，但保险、地址和时间常常变，请在看诊前向诊所和保险公司再问一次。发现有错，请在医生页面上回报。列出一位医生，不等于推荐或担保。

## 使用规矩

请不要用假身份、替不存在的人占时间、用程序大量抓取或预约、试探别人的预约，或干扰网站。违反的请求我们可能拒绝或取消。

## 医生和诊所

登录账户只给本人使用。您提供的执照、保险和看诊时间必须真实并及时更新。看到的病人资料只能用于看诊。

## 内容

文章和图片可以个人阅读、打印和分享链接；要整篇转载，请先问我们。译文有疑问时，请来信告诉我们。

## 责任

我们尽力让网站正确、不中断，但按现状提供，不保证没有错误。在法律允许的范围内，我们不对因资料变动、网站中断或诊所行为造成的间接损失负责。这里没有任何一句限制法律不允许限制的权利。本条款适用纽约州法律。

## 修改和联系

条款改变时会有新版本和生效日期，旧版本仍可阅读。有问题请打{{sitePhone}}，或写信到{{siteEmail}}。

## 演示资料

标明“演示”的医生、诊所、电话和作者都是虚构的，约不到真的看诊，请勿据此看病。
`,
      'zh-Hant': `
使用{{siteName}}，就表示您同意這些條款。不同意的話，請不要用網上預約，您仍然可以直接打電話給診所。

## 我們做什麼，不做什麼

我們幫您找講中文的醫生，看他們收哪些保險、什麼時間有空，並把預約交給診所。我們不是診所、醫院或保險公司，不看病、不開藥，也不替醫生擔保結果。您和醫生之間的醫療關係，由你們雙方建立。

## 緊急情況

本站和客服都不處理急救。有生命危險，請馬上打911。

## 預約怎麼算數

- 有的診所可以直接約到時間，頁面說「約好了」才算約好。有的要先送出請求，等診所回覆；沒回覆以前，時間還不是您的。
- 選了時間，我們替您留十分鐘填表。
- 同一個病人在同一天跟同一位醫生只能有一個預約；同一個電話七天內最多三個未確認的請求。
- 在診所規定的時限以前，您可以用連結取消或改時間，沒有另外規定時是看診前四小時，改時間最多三次。過了時限請打電話給診所。
- 診所可能因為醫生生病等原因改期或取消，會通知您留下的聯絡方式。遲到、失約怎麼處理，看診所的規定。

## 候補

登記候補不保證有位子。有人取消時，我們替您留一段時間，一般三十分鐘，離看診不到四小時則為十分鐘。沒有在時限內接受，就問下一位；三次沒有回覆，候補會暫停。

## 連結和聯絡方式

預約連結相當於鑰匙，請不要公開。請填對電話和電郵，填錯了，別人可能收到您的通知。幫家人預約，請先得到他們的同意，或您有權替他們辦理。

## 費用

病人使用本站找醫生、預約，我們不收費。看診、化驗和藥的費用由診所和保險決定。醫生和機構可能向我們付會員費；付費內容會清楚標明。

## 資料準不準

資料來自診所、醫生本人和公開名冊。我們會標明核對的日期，但保險、地址和時間常常變，請在看診前向診所和保險公司再問一次。發現有錯，請在醫生頁面上回報。列出一位醫生，不等於推薦或擔保。

## 使用規矩

請不要用假身分、替不存在的人占時間、用程式大量抓取或預約、試探別人的預約，或干擾網站。違反的請求我們可能拒絕或取消。

## 醫生和診所

登入帳戶只給本人使用。您提供的執照、保險和看診時間必須真實並及時更新。看到的病人資料只能用於看診。

## 內容

文章和圖片可以個人閱讀、列印和分享連結；要整篇轉載，請先問我們。譯文有疑問時，請來信告訴我們。

## 責任

我們盡力讓網站正確、不中斷，但按現狀提供，不保證沒有錯誤。在法律允許的範圍內，我們不對因資料變動、網站中斷或診所行為造成的間接損失負責。這裡沒有任何一句限制法律不允許限制的權利。本條款適用紐約州法律。

## 修改和聯絡

條款改變時會有新版本和生效日期，舊版本仍可閱讀。有問題請打{{sitePhone}}，或寫信到{{siteEmail}}。

## 示範資料

標明「示範」的醫生、診所、電話和作者都是虛構的，約不到真的看診，請勿據此看病。
`,
      'en-US': `
By using {{siteName}} you agree to these terms. If you don't, please don't book online. You can still call a clinic directly.

## What we do and don't do

We help you find Chinese-speaking doctors, see which plans they take and when they are free, and pass your booking to the clinic. We are not a clinic, hospital or insurer. We don't treat, prescribe or vouch for results. The medical relationship is between you and the doctor.

## Emergencies

Neither this site nor customer service handles emergencies. If life is in danger, call 911.

## When a booking counts

- Some clinics can be booked at once. It counts when the page says that you're booked. Others get a request first. Until they answer, the time isn't yours.
- When you choose a time, we hold it for ten minutes while you fill in the form.
- One patient can have one booking with one doctor on one day. One phone number can have three unconfirmed requests in seven days.
- Until the clinic's cutoff you can cancel or move a visit by the link. Unless stated otherwise it is four hours before, and you can move a visit three times. After that, call the clinic.
- A clinic may move or cancel a visit, for example when a doctor is ill, and will tell the contact you gave. The clinic's rules apply to late arrivals and no-shows.

## Waiting list

Joining does not mean that you will get a place. When somebody cancels, we hold the time for you, mostly for 30 minutes, or 10 when the visit is less than four hours away. If you don't accept in time, the next person is asked. After three unanswered offers the entry is paused.

## Links and contact details

A booking link works like a key. Don't publish it. Check your phone number and email: with a mistake, someone else may get your notices. When you book for family, have their consent or the right to act for them.

## Fees

We don't charge patients for finding doctors or booking. Clinics and insurers set the cost of visits, tests and medicine. Doctors and organizations may pay us for membership. Paid content is clearly labeled.

## Accuracy

Facts come from clinics, doctors and public registries. We show when they were checked, but plans, addresses and hours change often. Ask the clinic and your insurer again before the visit. You can report mistakes on a doctor's page. A listing is no recommendation or guarantee.

## Fair use

Don't use a false identity, hold times for people who don't exist, scrape or book by program in bulk, probe other people's bookings, or disturb the site. We may refuse or cancel such requests.

## Doctors and clinics

An account is for one person. Licenses, plans and hours you give must be true and current. Patient details are for care only.

## Content

You may read, print and link articles for yourself. Ask us before republishing a whole text. If a translation seems wrong, please tell us.

## Liability

We work to keep the site correct and running, but it is provided as is, and we can't rule out errors. As far as the law allows, we are not liable for indirect loss from changed information, outages or what clinics do. Nothing here limits rights that the law doesn't let us limit. New York State law applies.

## Changes and contact

New terms get a new version with an effective date, and earlier versions stay readable. Questions? Call {{sitePhone}} or write to {{siteEmail}}.

## Demo data

Doctors, clinics, phone numbers and authors marked "Demo" are fictional. They lead to no real visit. Don't use them to get care.
`,
    },
  }),
] as const

const third = {
  ...second,
  version: 3,
  effectiveOn: amendedEffectiveOn,
  summary: {
    ...second.summary,
    'en-US': 'What this site does and doesn’t do, how booking and the waitlist work, fees, accuracy, and fair use.',
  },
  body: amended(second.body, {
    'zh-Hans': [
      ['送出请求', '送出申请'],
      ['未确认的请求', '未确认的申请'],
      ['违反的请求', '违反的预约'],
    ],
    'zh-Hant': [
      ['送出請求', '送出申請'],
      ['未確認的請求', '未確認的申請'],
      ['違反的請求', '違反的預約'],
      ['電郵', '電子郵件'],
    ],
    'en-US': [
      [
        "hospital or insurer. We don't treat, prescribe or vouch for results.",
        'hospital, or insurer. We don’t treat, prescribe, or vouch for results.',
      ],
      ['Some clinics can be booked at once.', 'Some clinics can be booked instantly.'],
      ['move a visit by the link', 'move a visit with the link'],
      ['is ill, and will tell the contact you gave', 'is ill, and will reach you at the contact you gave'],
      ['## Waiting list', '## Waitlist'],
      [
        'Joining does not mean that you will get a place. When somebody cancels, we hold the time for you, mostly for 30 minutes, or 10 when',
        'Joining does not mean that you will get a time. When someone cancels, we hold the time for you, usually for 30 minutes, or 10 when',
      ],
      ['the entry is paused', 'your place is paused'],
      ['tests and medicine.', 'tests, and medicine.'],
      ['A listing is no recommendation or guarantee.', 'A listing is not an endorsement or a guarantee.'],
      [
        'Licenses, plans and hours you give must be true and current. Patient details are for care only.',
        'The licenses, plans, and hours you give must be true and current. Use patient information for care only.',
      ],
      ["'", '’'],
      ['"Demo"', '“Demo”'],
    ],
  }),
}

const fourth = {
  ...third,
  version: 4,
  effectiveOn: readAloudEffectiveOn,
  body: amended(third.body, {
    'zh-Hans': [
      ['有的要先送出申请，等诊所回复；', '有的要先提交申请，等诊所回复；'],
      ['由你们双方建立', '由双方建立'],
      ['改时间最多三次', '最多改三次时间'],
      ['或您有权替他们办理', '或者您有权替他们办理'],
      ['违反的预约我们可能拒绝或取消', '违反规矩的预约，我们可能拒绝或取消'],
      ['译文有疑问时，请来信告诉我们。', '觉得译文有问题，请来信告诉我们。'],
      ['这里没有任何一句限制法律不允许限制的权利。', '法律不允许限制的权利，本条款都不限制。'],
    ],
    'zh-Hant': [
      ['網上預約', '線上預約'],
      ['由你們雙方建立', '由雙方建立'],
      ['改時間最多三次', '最多改三次時間'],
      ['不保證有位子', '不保證有名額'],
      ['或您有權替他們辦理', '或者您有權替他們辦理'],
      ['違反的預約我們可能拒絕或取消', '違反規矩的預約，我們可能拒絕或取消'],
      ['譯文有疑問時，請來信告訴我們。', '覺得譯文有問題，請來信告訴我們。'],
      ['但按現狀提供', '但依現狀提供'],
      ['這裡沒有任何一句限制法律不允許限制的權利。', '法律不允許限制的權利，本條款都不限制。'],
    ],
    'en-US': [
      [
        'By using {{siteName}} you agree to these terms. If you don’t, please don’t book online.',
        'By using {{siteName}}, you agree to these terms. If you don’t agree, please don’t book online.',
      ],
      [
        'see which plans they take and when they are free, and pass your booking to the clinic.',
        'see which plans they take and when they’re available, and send your booking to the clinic.',
      ],
      ['If life is in danger', 'If a life is in danger'],
      [
        'It counts when the page says that you’re booked. Others get a request first. Until they answer, the time isn’t yours.',
        'You’re booked once the page says so. At others, you send a request first. Until the clinic answers, the time isn’t yours.',
      ],
      [
        'Until the clinic’s cutoff you can cancel or move a visit with the link. Unless stated otherwise it is four hours before, and you can move a visit three times.',
        'Until the clinic’s cutoff, you can cancel or move a visit with the link. Unless stated otherwise, the cutoff is four hours before the visit, and you can move a visit up to three times.',
      ],
      ['Joining does not mean that you will get a time.', 'Joining does not guarantee you a time.'],
      [
        'If you don’t accept in time, the next person is asked.',
        'If you don’t accept in time, we ask the next person.',
      ],
      [
        'Don’t publish it. Check your phone number and email: with a mistake, someone else may get your notices. When you book for family, have their consent or the right to act for them.',
        'Don’t post it publicly. Check your phone number and email: if there’s a mistake, someone else may get your notices. When you book for family, make sure you have their consent or the right to act for them.',
      ],
      ['We don’t charge patients for finding doctors or booking.', 'We don’t charge patients to find doctors or book.'],
      [
        'Facts come from clinics, doctors and public registries.',
        'Our information comes from clinics, doctors, and public registries.',
      ],
      [
        'Don’t use a false identity, hold times for people who don’t exist, scrape or book by program in bulk, probe other people’s bookings, or disturb the site. We may refuse or cancel such requests.',
        'Don’t use a false identity, hold times for people who don’t exist, use programs to scrape the site or book in bulk, try to get at other people’s bookings, or disrupt the site. We may refuse or cancel bookings that break these rules.',
      ],
      [
        'You may read, print and link articles for yourself. Ask us before republishing a whole text.',
        'You may read and print articles and pictures for yourself and share links to them. Ask us before republishing a whole article.',
      ],
      [
        'As far as the law allows, we are not liable for indirect loss from changed information, outages or what clinics do.',
        'As far as the law allows, we are not liable for indirect loss from changed information, outages, or what clinics do.',
      ],
      [
        'Nothing here limits rights that the law doesn’t let us limit.',
        'Nothing here limits any right that the law doesn’t let us limit.',
      ],
      [
        'One patient can have one booking with one doctor on one day. One phone number can have three unconfirmed requests in seven days.',
        'One patient can have only one booking with the same doctor on the same day. One phone number can have at most three unconfirmed requests in seven days.',
      ],
      ['and will reach you at the contact you gave', 'and will notify you at the contact you gave'],
      ['After three unanswered offers your place', 'After three unanswered offers, your place'],
      [
        'We show when they were checked, but plans, addresses and hours change often.',
        'We show when it was checked, but plans, addresses, and hours change often.',
      ],
      ['and earlier versions stay readable', 'and earlier versions stay available'],
      [
        'Doctors, clinics, phone numbers and authors marked “Demo” are fictional. They lead to no real visit.',
        'Doctors, clinics, phone numbers, and authors marked “Demo” are fictional. You can’t book a real visit with them.',
      ],
    ],
  }),
}

/** The rules of booking that are named here stand in docs/booking.md and app/modules/booking/limits.ts. */
export const termsOfUse = [
  first,
  second,
  third,
  fourth,
  {
    ...fourth,
    version: 5,
    effectiveOn: associationsEffectiveOn,
    body: amended(fourth.body, {
      'zh-Hans': [['有生命危险，请马上打911。', '有生命危险，请马上打911；想伤害自己，请打988。']],
      'zh-Hant': [['有生命危險，請馬上打911。', '有生命危險，請馬上打911；想傷害自己，請打988。']],
      'en-US': [
        [
          'If a life is in danger, call 911.',
          'If a life is in danger, call 911; if you’re thinking of hurting yourself, call 988.',
        ],
      ],
    }),
  },
]
