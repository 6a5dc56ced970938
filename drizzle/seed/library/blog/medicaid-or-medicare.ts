import { platformPost } from './post.ts'

export const medicaidOrMedicare = platformPost({
  number: 3,
  slug: 'medicaid-or-medicare',
  category: 'insurance',
  publishedOn: '2026-04-14',
  reviewer: null,
  specialtySlugs: ['family-medicine', 'internal-medicine', 'geriatric-medicine'],
  sources: [
    {
      publisher: 'Medicare.gov (CMS)',
      title: 'Medicaid',
      url: 'https://www.medicare.gov/basics/costs/help/medicaid',
    },
    {
      publisher: 'NY State of Health',
      title: 'NY State of Health, The Official Health Plan Marketplace',
      url: 'https://nystateofhealth.ny.gov/',
    },
    {
      publisher: 'New York State Department of Health',
      title: 'New York State Medicaid',
      url: 'https://www.health.ny.gov/health_care/medicaid/',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '白卡和红蓝卡：两个词，两种保险',
      excerpt: 'Medicaid看收入，Medicare看年龄或残障。分清楚自己拿的是哪一张卡，才知道找谁申请、找谁问。',
      seoTitle: '白卡Medicaid和红蓝卡Medicare有什么不同',
      seoDescription:
        '用一页讲清楚Medicaid和Medicare：给谁、谁来管、去哪里申请、能不能两样都有，还有容易听错的几个词。',
      keywords: ['白卡', '红蓝卡', 'Medicaid', 'Medicare', '双重资格'],
      body: `
两个英文词只差几个字母，打电话时很容易听错。最简单的分法：Medicaid看收入，Medicare看年龄或残障。

## 白卡（Medicaid）

白卡给收入低的人，各州自己管，联邦出一部分钱。纽约州的孩子、孕妇、大人、老人和残障人士，收入标准各不相同，而且每年会调。全年都可以申请，每年要续保一次。收到续保信请在限期前回，很多人断保，只是因为搬家没收到信。

大多数未满65岁的人在NY State of Health申请，电话855-355-5777，有中文服务。65岁以上或残障人士，在纽约市通常找人力资源局（HRA），电话888-692-6116。

## 红蓝卡（Medicare）

红蓝卡是联邦的保险，主要给65岁以上的人，也给领残障金满一段时间的人和末期肾病的人。它分几部分：

- A部分：住院。
- B部分：看医生、门诊、化验。
- C部分：私人公司办的Medicare Advantage，把A和B合在一起，多数也包药。
- D部分：处方药。

先向社会安全局登记，电话800-772-1213。一般在满65岁那个月的前三个月就可以办，晚了可能要多付保费。绿卡持有人通常要连续住满五年，另外还看工作年资。

## 两样都有

收入低的老人可以同时有红蓝卡和白卡，叫双重资格。红蓝卡先付，白卡再付剩下的一部分，有时还包长期护理。看病时两张卡都要带。

## 不是白卡，也不是红蓝卡

- Essential Plan：给收入比白卡标准高一点的大人。
- Child Health Plus：给未满19岁的孩子。
- 紧急白卡：给因移民身份不符合一般资格的人，付急症的住院和治疗费用。

2026年，联邦和纽约州改了一部分资格规定，包括移民身份和收入上限。不要只听别人转述，请看寄给您的通知，或请NY State of Health的免费协助员帮您看。

## 打电话前准备

写下全名、生日、地址、家里几口人、每月收入。问的时候把英文一个字母一个字母念出来：Medicaid最后是aid，Medicare最后是care。遇到紧急情况，不用先办保险，马上打911。
`,
    },
    'zh-Hant': {
      title: '白卡和紅藍卡：兩個詞，兩種保險',
      excerpt: 'Medicaid看收入，Medicare看年齡或身心障礙。分清楚自己拿的是哪一張卡，才知道向誰申請、向誰問。',
      seoTitle: '白卡Medicaid和紅藍卡Medicare有什麼不同',
      seoDescription:
        '用一頁講清楚Medicaid和Medicare：給誰、誰來管、去哪裡申請、能不能兩樣都有，還有容易聽錯的幾個詞。',
      keywords: ['白卡', '紅藍卡', 'Medicaid', 'Medicare', '雙重資格'],
      body: `
兩個英文詞只差幾個字母，打電話時很容易聽錯。最簡單的分法：Medicaid看收入，Medicare看年齡或身心障礙。

## 白卡（Medicaid）

白卡給收入低的人，由各州管理，聯邦出一部分錢。紐約州的小孩、孕婦、大人、長者和身心障礙人士，收入標準各不相同，而且每年會調整。全年都可以申請，每年要續保一次。收到續保信請在期限前回，很多人斷保，只是因為搬家沒收到信。

大多數未滿65歲的人在NY State of Health申請，電話855-355-5777，有中文服務。65歲以上或身心障礙人士，在紐約市通常找人力資源局（HRA），電話888-692-6116。

## 紅藍卡（Medicare）

紅藍卡是聯邦的保險，主要給65歲以上的人，也給領殘障金滿一段時間的人和末期腎病的人。它分幾部分：

- A部分：住院。
- B部分：看醫生、門診、檢驗。
- C部分：私人公司辦的Medicare Advantage，把A和B合在一起，多數也包藥。
- D部分：處方藥。

先向社會安全局登記，電話800-772-1213。一般在滿65歲那個月的前三個月就可以辦，晚了可能要多付保費。綠卡持有人通常要連續住滿五年，另外還看工作年資。

## 兩樣都有

收入低的長者可以同時有紅藍卡和白卡，叫雙重資格。紅藍卡先付，白卡再付剩下的一部分，有時還包長期護理。看病時兩張卡都要帶。

## 不是白卡，也不是紅藍卡

- Essential Plan：給收入比白卡標準高一點的大人。
- Child Health Plus：給未滿19歲的小孩。
- 緊急白卡：給因移民身分不符合一般資格的人，付急症的住院和治療費用。

2026年，聯邦和紐約州改了一部分資格規定，包括移民身分和收入上限。不要只聽別人轉述，請看寄給您的通知，或請NY State of Health的免費協助員幫您看。

## 打電話前先準備

寫下全名、生日、地址、家裡幾口人、每月收入。問的時候把英文一個字母一個字母念出來：Medicaid最後是aid，Medicare最後是care。遇到緊急情況，不用先辦保險，馬上打911。
`,
    },
    'en-US': {
      title: 'Medicaid and Medicare: two words, two kinds of insurance',
      excerpt:
        'Medicaid goes by income, Medicare by age or disability. Know which card you have, and you’ll know who to ask.',
      seoTitle: 'Medicaid or Medicare: what is the difference?',
      seoDescription:
        'Who each program is for, who runs it, where to apply in New York, whether you can have both, and words that sound alike.',
      keywords: ['Medicaid', 'Medicare', 'dual eligible', 'Essential Plan', 'New York'],
      body: `
The two words differ by a few letters and are easy to mix up on the phone. The short version: Medicaid goes by income, Medicare by age or disability.

## Medicaid (the “white card”)

Medicaid is for people with low income. States run it, and the federal government pays part. In New York the limits differ for children, pregnant people, adults, older adults, and people with disabilities, and they change each year. You can apply all year and must renew once a year. Answer the renewal letter by its deadline. Many people lose coverage only because they moved and never got the letter.

Most people under 65 apply at NY State of Health, 855-355-5777, which has help in Chinese. In New York City, people who are 65 or older or have a disability usually go to the Human Resources Administration (HRA), 888-692-6116.

## Medicare (the “red and blue card”)

Medicare is federal. It is mainly for people 65 and older, and also for some people with disabilities or end-stage kidney disease. It has parts:

- Part A: hospital stays.
- Part B: doctor visits, outpatient care, and lab tests.
- Part C: Medicare Advantage from a private company. It combines Parts A and B and usually includes drug coverage.
- Part D: prescription drugs.

You sign up with Social Security, 800-772-1213, as early as three months before the month you turn 65. Signing up late can mean a higher premium. Green card holders generally must live here five years in a row, and work history counts too.

## Having both

Older adults with low income can have both. This is called being dual eligible. Medicare pays first, then Medicaid pays part of the rest, and sometimes for long-term care. Bring both cards to visits.

## Neither one

- Essential Plan: adults with income a little above the Medicaid limit.
- Child Health Plus: children under 19.
- Emergency Medicaid: emergency care for people who don’t otherwise qualify because of immigration status.

In 2026, some federal and state rules changed, including those on immigration status and income limits. Don’t rely on hearsay. Read the notice sent to you, or ask a NY State of Health navigator for free help.

## Before you call

Write down your full name, birth date, address, household size, and monthly income. Spell the word out: Medicaid ends in “aid,” Medicare in “care.” In an emergency, you don’t need insurance first. Call 911.
`,
    },
  },
})
