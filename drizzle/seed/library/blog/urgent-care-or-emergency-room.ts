import { platformPost, reviewers } from './post.ts'

export const urgentCareOrEmergencyRoom = platformPost({
  number: 6,
  slug: 'urgent-care-or-emergency-room',
  category: 'choosing-a-doctor',
  publishedOn: '2026-06-16',
  reviewer: reviewers.familyMedicine,
  specialtySlugs: ['emergency-medicine', 'family-medicine', 'pediatrics'],
  sources: [
    {
      publisher: 'MedlinePlus (NIH)',
      title: 'When to use the emergency room - adult',
      url: 'https://medlineplus.gov/ency/patientinstructions/000593.htm',
    },
    {
      publisher: 'MedlinePlus (NIH)',
      title: 'When to use the emergency room - child',
      url: 'https://medlineplus.gov/ency/patientinstructions/000594.htm',
    },
    {
      publisher: 'Centers for Medicare & Medicaid Services',
      title: 'Emergency Medical Treatment & Labor Act (EMTALA)',
      url: 'https://www.cms.gov/medicare/regulations-guidance/legislation/emergency-medical-treatment-labor-act',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '诊所关门了：等明天、去Urgent Care诊所，还是打911？',
      excerpt: '晚上和周末不舒服，先看有没有生命危险。有就打911；没有，再比较Urgent Care诊所、家庭医生和明天。',
      seoTitle: '晚上周末不舒服：Urgent Care还是急诊室',
      seoDescription:
        '哪些情况马上打911，哪些可以去Urgent Care，哪些可以等家庭医生；孩子、自杀念头和误食分别打什么电话。',
      keywords: ['急诊', 'Urgent Care', '911', '988', '毒物控制中心'],
      body: `
美国的急诊室（Emergency Room）处理可能要命或留下残疾的问题，全天开门。Urgent Care诊所（紧急诊所）看不能等太久、但没有生命危险的问题，多半晚上会关。名字像，差别很大。

## 马上打911

- 胸口剧痛或压着痛，喘不过气。
- 突然嘴歪、一边手脚没力、讲不清话、看不见。
- 昏倒、叫不醒、抽筋不停，或突然神志不清。
- 大量出血，咳血或吐血。
- 头、颈、背受重伤，严重烧伤。
- 吃东西或用药后脸肿、喉咙紧。

不要自己开车。911听得懂“Chinese”，讲出普通话或粤语，就会接翻译。先报地址，再讲发生什么事。

## 可以去Urgent Care

- 发烧、喉咙痛、耳朵痛，但喝得下水、精神还可以。
- 扭伤、小伤口要缝、轻的烫伤。
- 小便灼热、皮疹、轻微过敏。
- 普通的拉肚子、呕吐，还没有脱水。

去之前打电话问：现在开不开、收不收您的计划、有没有X光。很多地方不用预约也看。

## 可以等家庭医生

慢性病拿药、已经几个星期的小毛病、要开证明和转诊，留给家庭医生。关门以后也可以打诊所电话，很多诊所有值班医生回电。保险卡背面常有护士热线，可以要翻译。

## 孩子要更小心

未满三个月的宝宝量到38°C（100.4°F）或更高，马上看医生或去急诊。孩子呼吸费力、嘴唇发青、叫不醒、脖子僵硬、一直不小便，也要去急诊。

## 另外两个号码

- 想伤害自己，或身边的人有这种念头：打988，可以要中文翻译。
- 误食药物、清洁剂或毒菇：打毒物控制中心1-800-222-1222。人昏迷或抽筋，先打911。

## 钱的事

急诊室不能因为您没有保险或没有身份就不检查；有急症要先稳定下来。账单可以事后申请减免，先问医院的财务协助。拿不准的时候，命比账单要紧。
`,
    },
    'zh-Hant': {
      title: '診所關門了：等明天、去Urgent Care，還是打911？',
      excerpt: '晚上和週末不舒服，先看有沒有生命危險。有就打911；沒有，再比較Urgent Care、家庭醫生和明天。',
      seoTitle: '晚上週末不舒服：Urgent Care還是急診室',
      seoDescription:
        '哪些情況馬上打911，哪些可以去Urgent Care，哪些可以等家庭醫生；小孩、自殺念頭和誤食分別打什麼電話。',
      keywords: ['急診', 'Urgent Care', '911', '988', '毒物控制中心'],
      body: `
美國的急診室（Emergency Room）處理可能要命或留下殘疾的問題，全天開門。Urgent Care診所看不能等太久、但沒有生命危險的問題，多半晚上會關。名字像，差別很大。

## 馬上打911

- 胸口劇痛或壓著痛，喘不過氣。
- 突然嘴歪、一邊手腳沒力、講不清楚話、看不見。
- 昏倒、叫不醒、抽筋不停，或突然神智不清。
- 大量出血，咳血或吐血。
- 頭、頸、背受重傷，嚴重燒燙傷。
- 吃東西或用藥後臉腫、喉嚨緊。

不要自己開車。911聽得懂「Chinese」，講出國語或廣東話，就會接口譯。先報地址，再講發生什麼事。

## 可以去Urgent Care

- 發燒、喉嚨痛、耳朵痛，但喝得下水、精神還可以。
- 扭傷、小傷口要縫、輕微燙傷。
- 小便灼熱、皮疹、輕微過敏。
- 一般的拉肚子、嘔吐，還沒有脫水。

去之前打電話問：現在開不開、收不收您的計劃、有沒有X光。很多地方不用預約也看。

## 可以等家庭醫生

慢性病拿藥、已經好幾個星期的小毛病、要開證明和轉診，留給家庭醫生。關門之後也可以打診所電話，很多診所有值班醫生回電。保險卡背面常有護士熱線，可以要口譯。

## 小孩要更小心

未滿三個月的寶寶量到38°C（100.4°F）或更高，馬上看醫生或去急診。小孩呼吸費力、嘴唇發紫、叫不醒、脖子僵硬、一直不小便，也要去急診。

## 另外兩個號碼

- 想傷害自己，或身邊的人有這種念頭：打988，可以要中文口譯。
- 誤食藥物、清潔劑或毒菇：打毒物控制中心1-800-222-1222。人昏迷或抽筋，先打911。

## 錢的事

急診室不能因為您沒有保險或沒有身分就不檢查；有急症要先穩定下來。帳單可以事後申請減免，先問醫院的財務協助。拿不準的時候，命比帳單要緊。
`,
    },
    'en-US': {
      title: 'The clinic is closed: wait, urgent care, or 911?',
      excerpt:
        'Sick at night or on a weekend? First ask whether it’s life-threatening. If so, call 911. If not, compare your options.',
      seoTitle: 'After hours: urgent care or emergency room?',
      seoDescription:
        'When to call 911, what urgent care can do, what can wait, and which numbers to call for a child, suicidal thoughts, or poisoning.',
      keywords: ['urgent care', 'emergency room', '911', '988', 'poison help'],
      body: `
An emergency room treats problems that could kill or disable you, day and night. Urgent care is for problems that can’t wait long but don’t threaten life, and most close at night. The names sound alike, but the places are very different.

## Call 911 right away

- Severe chest pain or pressure, trouble breathing.
- A drooping face, weakness on one side, or trouble speaking or seeing that comes on suddenly.
- Fainting, not waking up, a seizure that won’t stop, or sudden confusion.
- Heavy bleeding, or coughing up or vomiting blood.
- A bad injury to the head, neck, or back, or a severe burn.
- Swelling of the face or a tight throat after food or medicine.

Don’t drive yourself. Say “Mandarin” or “Cantonese” and the operator brings in an interpreter. Give the address first, then say what happened.

## Urgent care can help with

- Fever, a sore throat, or an earache in someone who can drink and is alert.
- Sprains, small cuts that need stitches, minor burns.
- Burning when you urinate, rashes, mild allergies.
- Ordinary diarrhea or vomiting without dehydration.

Call first: are they open, do they take your plan, do they have an X-ray machine? Many take walk-ins.

## Your own doctor can handle

Refills, small problems that have lasted weeks, letters, and referrals. After hours, call anyway. Many offices have a doctor on call. The back of your insurance card often lists a nurse line, with interpreters.

## Be more careful with children

A baby under three months with 100.4°F (38°C) or more needs a doctor or an emergency room at once. So does a child who struggles to breathe, has blue lips, can’t be woken, has a stiff neck, or stops urinating.

## Two more numbers

- Thoughts of hurting yourself, or someone close to you who has them: call 988 and ask for an interpreter. Texts to 988 are answered in English and Spanish only.
- Swallowed medicine, cleaner, or wild mushrooms: call Poison Help, 1-800-222-1222. If the person is unconscious or has a seizure, call 911 first.

## About money

An emergency room can’t refuse to examine you because of your insurance or immigration status, and it must stabilize you in an emergency. You can ask for financial help with the bill afterward. When you’re not sure, life comes before the bill.
`,
    },
  },
})
