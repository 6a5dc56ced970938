import { platformPost } from './post.ts'

export const freeInterpreter = platformPost({
  number: 4,
  slug: 'ask-for-a-free-interpreter',
  category: 'immigration-and-newcomers',
  publishedOn: '2026-05-05',
  reviewer: null,
  specialtySlugs: ['family-medicine', 'internal-medicine'],
  sources: [
    {
      publisher: 'U.S. Department of Health and Human Services, Office for Civil Rights',
      title: 'Limited English Proficiency (LEP)',
      url: 'https://www.hhs.gov/civil-rights/for-individuals/special-topics/limited-english-proficiency/index.html',
    },
    {
      publisher: 'U.S. Department of Health and Human Services, Office for Civil Rights',
      title: 'Section 1557 of the Patient Protection and Affordable Care Act',
      url: 'https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html',
    },
    {
      publisher: 'New York State Department of Health',
      title: 'Your Rights as a Hospital Patient in New York State - Section 1',
      url: 'https://www.health.ny.gov/publications/1449/section_1.htm',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '看病要翻译，怎样开口要，而且不用付钱',
      excerpt: '医院和多数诊所有责任免费提供翻译。记住一句英文，约的时候就讲，不必让孩子替您翻。',
      seoTitle: '看病怎样要免费中文翻译',
      seoDescription: '哪些地方必须免费提供翻译，什么时候讲、怎样讲，为什么不要让孩子翻译，被拒绝时找谁。',
      keywords: ['免费翻译', '中文翻译', '口译', '看病权利'],
      body: `
很多人看病带着孩子当翻译，或者干脆点头。其实收联邦资金的医院、诊所和保险计划，比如收白卡或红蓝卡的，有责任用您听得懂的话跟您沟通，而且不能向您收费。

## 您可以要什么

- 看诊时的口译，可以是人到场、电话或视频。
- 重要文件的解释，比如同意书、用药说明、出院指示。
- 指定语言或方言：普通话、粤语、福州话、台山话等等。小语种可能要等一等，所以要早讲。

## 什么时候讲

约的时候就讲（在本站预约，选“希望诊所跟您讲什么话”，要口译再在“想看什么问题”里写一句），看诊前一天再打电话确认。到了前台再讲一次。急诊也可以要，进门就说。

## 记住一句英文

普通话：I speak Mandarin. I need an interpreter, please.

粤语：I speak Cantonese. I need an interpreter, please.

也可以写在纸条上，连同您的姓名和生日一起带着。打电话给保险公司时，用英文讲出语言的名字，等一下，通常会接上翻译。

## 为什么不要靠孩子

孩子未必懂医学词，有些事也不该让孩子听到，比如坏消息、夫妻的事。大人家属也可能因为心疼而少讲半句。除非情况紧急、等不到翻译，诊所不应该要求您自己带人来翻。您坚持要家人陪着听，也没有问题，可以两样都有。

## 怎样用好翻译

1. 看着医生讲，不是看着翻译讲。
2. 一次讲两三句，停一下。
3. 没听懂就说没听懂，请他再讲一遍。
4. 翻译应该全部照翻，也要替您保密。觉得不对，可以要求换人。

## 被拒绝怎么办

先问前台能不能接电话翻译，再请找诊所经理或医院的病人权益代表。记下日期、地点和对方名字。还是不行，可以向美国卫生部民权办公室投诉，投诉表有中文，不收费。英文不好，不是看不好病的理由。

有生命危险时先打911，讲出您的语言，接线员可以接翻译。
`,
    },
    'zh-Hant': {
      title: '看病要口譯，怎樣開口要，而且不用付錢',
      excerpt: '醫院和多數診所有責任免費提供口譯。記住一句英文，約的時候就講，不必叫小孩替您翻。',
      seoTitle: '看病怎樣要免費中文口譯',
      seoDescription: '哪些地方必須免費提供口譯，什麼時候講、怎樣講，為什麼不要叫小孩當口譯，被拒絕時找誰。',
      keywords: ['免費翻譯', '中文口譯', '口譯', '病人權利'],
      body: `
很多人看病帶著小孩當口譯，或者乾脆點頭。其實收聯邦資金的醫院、診所和保險計劃，例如收白卡或紅藍卡的，有責任用您聽得懂的話跟您溝通，而且不能向您收費。

## 您可以要什麼

- 看診時的口譯，可以是人到場、電話或視訊。
- 重要文件的解釋，例如同意書、用藥說明、出院指示。
- 指定語言或方言：國語、廣東話、福州話、台山話等等。人少的語言可能要等一等，所以要早講。

## 什麼時候講

約的時候就講（在本站預約，選「希望診所跟您講什麼話」，要口譯再在「想看什麼問題」寫一句），看診前一天再打電話確認。到了櫃台再講一次。急診也可以要，進門就說。

## 記住一句英文

國語：I speak Mandarin. I need an interpreter, please.

廣東話：I speak Cantonese. I need an interpreter, please.

也可以寫在紙條上，連同您的姓名和生日一起帶著。打電話給保險公司時，用英文講出語言的名字，等一下，通常會接上口譯。

## 為什麼不要靠小孩

小孩未必懂醫學用詞，有些事也不該讓小孩聽到，例如壞消息、夫妻的事。大人家屬也可能因為心疼而少講半句。除非情況緊急、等不到口譯，診所不應該要求您自己帶人來翻。您想要家人陪著聽也沒問題，可以兩樣都有。

## 怎樣用好口譯

1. 看著醫生講，不是看著口譯員講。
2. 一次講兩三句，停一下。
3. 沒聽懂就說沒聽懂，請他再講一次。
4. 口譯員應該全部照翻，也要替您保密。覺得不對，可以要求換人。

## 被拒絕怎麼辦

先問櫃台能不能接電話口譯，再請找診所經理或醫院的病人權益代表。記下日期、地點和對方名字。還是不行，可以向美國衛生部民權辦公室投訴，投訴表有中文，不收費。英文不好，不是看不好病的理由。

有生命危險時先打911，講出您的語言，接線員可以接口譯。
`,
    },
    'en-US': {
      title: 'How to ask for an interpreter, free of charge',
      excerpt:
        'Hospitals and most clinics have to give you language help at no cost. Learn one sentence and say it when you book.',
      seoTitle: 'How to ask for a free interpreter at the doctor',
      seoDescription:
        'Which places owe you free language help, when and how to ask, why not to use your child, and where to turn when refused.',
      keywords: ['free interpreter', 'Chinese interpreter', 'language access', 'patient rights'],
      body: `
Many people bring a child to interpret, or simply nod. But hospitals, clinics, and health plans that receive federal money, such as those that take Medicaid or Medicare, must communicate in a way you understand. They can’t charge you for it.

## What you can ask for

- An interpreter during the visit, in person, by phone, or by video.
- Help with important papers such as consent forms, medicine instructions, and discharge instructions.
- Your own language: Mandarin, Cantonese, Fuzhounese, Taishanese, and others. Less common ones take time to arrange, so ask early.

## When to say it

Say it when you book, and call the day before to confirm. When you book on this site, choose it under “Language you prefer,” and if you need an interpreter, say so under “Reason for the visit.” Say it again at the front desk. You can ask in an emergency room too, right at the door.

## One sentence to remember

“I speak Mandarin. I need an interpreter, please.”

“I speak Cantonese. I need an interpreter, please.”

You can also carry it on a card with your name and birth date. When you call your health plan, say the name of your language in English and wait. You’ll usually be connected to an interpreter.

## Why not your child

Children may not know medical words, and some things, such as bad news, aren’t for them to hear. Adult relatives may leave things out to spare you. Unless it’s urgent and no interpreter can be reached, a clinic should not ask you to bring your own. If you want family with you as well, that’s fine. You can have both.

## Working with an interpreter

1. Look at the doctor, not at the interpreter.
2. Say two or three sentences, then pause.
3. If you didn’t understand, say so and ask again.
4. Interpreters should interpret everything and keep it private. If something feels wrong, ask for another one.

## If they refuse

Ask whether the desk can call a phone interpreter. Then ask for the clinic manager or the hospital’s patient advocate. Write down the date, the place, and their names. If that fails, you can file a complaint with the Office for Civil Rights of the U.S. Department of Health and Human Services. It’s free, and the form comes in Chinese. Limited English is no excuse for poor care.

If a life is in danger, call 911 first and say your language. The operator can bring in an interpreter.
`,
    },
  },
})
