import { platformPost } from './post.ts'

export const medicareOpenEnrollment = platformPost({
  number: 10,
  slug: 'medicare-open-enrollment',
  category: 'insurance',
  publishedOn: '2026-10-06',
  reviewer: null,
  specialtySlugs: ['geriatric-medicine', 'family-medicine', 'internal-medicine'],
  sources: [
    {
      publisher: 'Medicare.gov (CMS)',
      title: 'Joining a plan',
      url: 'https://www.medicare.gov/basics/get-started-with-medicare/get-more-coverage/joining-a-plan',
    },
    {
      publisher: 'Medicare.gov (CMS)',
      title: 'When does Medicare coverage start?',
      url: 'https://www.medicare.gov/basics/get-started-with-medicare/sign-up/when-does-medicare-coverage-start',
    },
    {
      publisher: 'New York State Office for the Aging',
      title: 'Health Insurance Information, Counseling and Assistance Program (HIICAP)',
      url: 'https://aging.ny.gov/health-insurance-information-counseling-and-assistance-program-hiicap',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '红蓝卡每年秋天能换计划：记住这几个日期',
      excerpt: '10月15日到12月7日可以换Medicare计划，1月1日生效。先查医生和药，再签名，不要在电话里答应。',
      seoTitle: '红蓝卡Medicare开放期：日期和要查的事',
      seoDescription: '10月15日到12月7日、1月到3月各能做什么，换计划前查哪四样，怎样避开推销和骗局，找谁免费问。',
      keywords: ['红蓝卡', 'Medicare开放期', 'Medicare Advantage', 'D部分'],
      body: `
每年秋天，信箱和微信群里都是红蓝卡的广告。先记住日期，再慢慢比较。

## 几个日期

- 10月15日到12月7日：开放期。有红蓝卡的人都可以换，可以改几次，以最后一次为准，1月1日生效。
- 1月1日到3月31日：已经在Medicare Advantage里的人可以再换一次，或回到原来的红蓝卡。没有参加Medicare Advantage的人不能在这段时间加入。
- 同样是1月1日到3月31日：当初没有登记A或B部分的人，可以补登记，可能要付罚金。
- 满65岁前后共七个月：第一次登记。

搬家、失去原来的保险、有白卡或药费补助（Extra Help）的人，另外有换的机会，请打电话问。

## 开放期能做什么

- 在原来的红蓝卡和Medicare Advantage之间换。
- 从一家Medicare Advantage换到另一家。
- 加入、换掉或退出D部分药物计划。

什么都不做，多半自动续下去，但计划的内容每年会变。九月寄来的变动通知（Annual Notice of Change）值得看一眼。

## 签名前查四样

1. 我的医生和医院是不是网内？请打电话给诊所，报计划的全名问。
2. 我的药在不在药单上，要付多少，要不要事先批准？
3. 每月保费、定额手续费（copay）、一年最高自付多少？
4. 看专科要不要转诊，出州或出国怎么办？

从Medicare Advantage回到原来的红蓝卡，想再买补充保险（Medigap），规定各州不同，先问清楚。牙科、购物卡这些附加好处放在最后看，看病用得到的才要紧。

## 小心推销

政府不会突然打电话要您的红蓝卡号码。没有您的同意，计划的业务员不应该上门或打推销电话。有人说“不换就停保”“免费送礼，报一下卡号”，请挂断，打1-800-633-4227查证。

## 免费问谁

纽约州有HIICAP，由受过训练的人免费讲解，不卖保险，电话800-701-0501。纽约市也可以打212-244-6469转HIICAP。先说“Chinese”，会有人帮您接翻译。带上红蓝卡、现在的计划卡和药单。

看急病跟换不换计划无关。有生命危险，马上打911，任何医院的急诊都可以去。
`,
    },
    'zh-Hant': {
      title: '紅藍卡每年秋天能換計劃：記住這幾個日期',
      excerpt: '10月15日到12月7日可以換Medicare計劃，1月1日生效。先查醫生和藥，再簽名，不要在電話裡答應。',
      seoTitle: '紅藍卡Medicare開放期：日期和要查的事',
      seoDescription: '10月15日到12月7日、1月到3月各能做什麼，換計劃前查哪四樣，怎樣避開推銷和騙局，向誰免費問。',
      keywords: ['紅藍卡', 'Medicare開放期', 'Medicare Advantage', 'D部分'],
      body: `
每年秋天，信箱和群組裡都是紅藍卡的廣告。先記住日期，再慢慢比較。

## 幾個日期

- 10月15日到12月7日：開放期。有紅藍卡的人都可以換，可以改幾次，以最後一次為準，1月1日生效。
- 1月1日到3月31日：已經在Medicare Advantage裡的人可以再換一次，或回到原來的紅藍卡。沒有參加Medicare Advantage的人不能在這段時間加入。
- 同樣是1月1日到3月31日：當初沒有登記A或B部分的人，可以補登記，可能要付罰金。
- 滿65歲前後共七個月：第一次登記。

搬家、失去原來的保險、有白卡或藥費補助（Extra Help）的人，另外有換的機會，請打電話問。

## 開放期能做什麼

- 在原來的紅藍卡和Medicare Advantage之間換。
- 從一家Medicare Advantage換到另一家。
- 加入、換掉或退出D部分藥物計劃。

什麼都不做，多半自動續下去，但計劃的內容每年會變。九月寄來的變動通知（Annual Notice of Change）值得看一眼。

## 簽名前查四樣

1. 我的醫生和醫院在不在網內？請打電話給診所，說出計劃的全名再問。
2. 我的藥在不在藥單上，要付多少，要不要事先核准？
3. 每月保費、定額手續費（copay）、一年最高自付多少？
4. 看專科要不要轉診，出州或出國怎麼辦？

從Medicare Advantage回到原來的紅藍卡，想再買補充保險（Medigap），規定各州不同，先問清楚。牙科、購物卡這些附加好處放在最後看，看病用得到的才要緊。

## 小心推銷

政府不會突然打電話要您的紅藍卡號碼。沒有您的同意，計劃的業務員不應該上門或打推銷電話。有人說「不換就停保」「免費送禮，報一下卡號」，請掛斷，打1-800-633-4227查證。

## 免費問誰

紐約州有HIICAP，由受過訓練的人免費講解，不賣保險，電話800-701-0501。紐約市也可以打212-244-6469轉HIICAP。先說「Chinese」，會有人幫您接口譯。帶上紅藍卡、現在的計劃卡和藥單。

看急病跟換不換計劃無關。有生命危險，馬上打911，任何醫院的急診都可以去。
`,
    },
    'en-US': {
      title: 'Medicare open enrollment: the dates to remember',
      excerpt:
        'From October 15 to December 7 you can change Medicare plans for January 1. Check your doctors and drugs before you sign.',
      seoTitle: 'Medicare open enrollment: dates and what to check',
      seoDescription:
        'What you can do from October 15 to December 7 and from January to March, four checks before you sign, scams, and free counseling.',
      keywords: ['Medicare open enrollment', 'Medicare Advantage', 'Part D', 'HIICAP'],
      body: `
Each fall, mailboxes and group chats fill up with Medicare ads. Know the dates first, then take your time comparing.

## The dates

- October 15 to December 7: open enrollment for everyone with Medicare. You may change more than once. The last choice counts and starts January 1.
- January 1 to March 31: people already in Medicare Advantage may switch once or go back to Original Medicare. Others can’t join during this period.
- Also January 1 to March 31: people who missed signing up for Part A or Part B can do it now, possibly with a penalty.
- Seven months around your 65th birthday: your first chance to sign up.

If you move, lose other coverage, or have Medicaid or Extra Help, you may get other chances. Call and ask.

## What you can do in the fall

- Switch from Original Medicare to Medicare Advantage, or back.
- Change from one Medicare Advantage plan to another.
- Join, change, or drop a Part D drug plan.

If you do nothing, most plans renew on their own, but what they cover changes each year. Read the Annual Notice of Change that comes in September.

## Four checks before you sign

1. Are my doctors and hospital in the network? Call the clinic with the full plan name.
2. Are my drugs on the list, what will I pay, and do they need prior authorization?
3. What are the premium, the copays, and the most I could pay in a year?
4. Do I need referrals? What about other states or travel abroad?

If you leave Medicare Advantage and want a Medigap policy, rules differ by state. Ask first. Look at dental extras and gift cards last. What you need when you see a doctor comes first.

## Watch out for pressure

The government won’t call out of the blue for your Medicare number. Plan agents should not come to your door or cold-call you without your consent. If someone says “switch or lose coverage” or offers a gift for your number, hang up and call 1-800-633-4227.

## Free, neutral help

In New York, HIICAP counselors explain your choices free of charge and sell nothing: 800-701-0501. In New York City you can also call 212-244-6469 and ask for HIICAP. Say “Chinese” for an interpreter. Bring your Medicare card, plan card, and drug list.

None of this matters in an emergency. If a life is in danger, call 911. You can go to any emergency room.
`,
    },
  },
})
