import { platformPost, reviewers } from './post.ts'

export const choosePrimaryCareDoctor = platformPost({
  number: 2,
  slug: 'choose-primary-care-doctor',
  category: 'choosing-a-doctor',
  publishedOn: '2026-03-24',
  reviewer: reviewers.familyMedicine,
  specialtySlugs: ['family-medicine', 'internal-medicine', 'pediatrics', 'geriatric-medicine'],
  sources: [
    {
      publisher: 'MedlinePlus (NIH)',
      title: 'Choosing a primary care provider',
      url: 'https://medlineplus.gov/ency/article/001939.htm',
    },
    {
      publisher: 'New York State Education Department, Office of the Professions',
      title: 'Verification Search',
      url: 'https://www.op.nysed.gov/verification-search',
    },
    {
      publisher: 'New York State Department of Health',
      title: 'New York State Physician Profile',
      url: 'https://www.nydoctorprofile.com/',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '怎样找一位讲您的话的家庭医生',
      excerpt: '家庭医生是您看病的第一站。语言、保险、距离、时间，四件事都合适，才看得长久。',
      seoTitle: '怎样找一位讲中文的家庭医生',
      seoDescription: '家庭医生做什么，怎样核对语言、保险、收不收新病人和执照，打电话时问哪五个问题。',
      keywords: ['家庭医生', '讲中文的医生', '讲粤语的医生', '初级保健'],
      body: `
家庭医生管的不是一种病，而是您这个人：年度体检、打疫苗、高血压和糖尿病的长期管理、小病小痛，也负责把您转到合适的专科。很多保险还要求先选好一位家庭医生，看专科才肯付。

## 看哪一科

- 大人看家庭医学科或内科。
- 孩子看儿科，家庭医学科通常也看孩子。
- 年纪大、药多、走路不稳，可以考虑老年科。
- 诊所里的专科护理师（NP）和医师助理（PA）也能看诊，有问题会跟医生商量。

## 语言要问到底

“会讲中文”可以是医生讲，也可以只是前台讲。普通话、粤语、福州话、台山话、温州话差别很大。请直接问：看诊的时候是谁讲？讲得流利，还是只会几句？如果讲不通，诊所能不能安排翻译？谈病情要讲得细，语言不通容易漏掉要紧的事。

## 保险要核对两次

先看保险公司的名单，再打电话给诊所，用计划全名问一次。名单常常更新不及时。同一位医生在不同地点收的保险也可能不同，所以要问清楚是哪一个地点。

## 执照可以自己查

纽约州的执照在州教育厅网站上查得到，医生的训练、专科认证和处分记录也有公开的州资料库。用医生的英文全名查，不用付钱。

## 打电话问五句

1. 现在收新病人吗？最早什么时候能看？
2. 看诊医生讲什么话？
3. 收我的计划吗？首诊大概要付多少？
4. 晚上或周末有急事，打哪个电话？
5. 视频看诊做不做，哪些情况可以用？

## 看过一次再决定

合不合适，看过才知道。问问自己：他有没有听我讲完？讲的我听懂了吗？我敢不敢问？不合适可以换，这是您的权利。换之前先约好新的医生，再请旧诊所把病历转过去，正在吃的药也不要断。

家庭医生不处理急救。遇到可能有生命危险的情况，马上打911。
`,
    },
    'zh-Hant': {
      title: '怎樣找一位講您的話的家庭醫生',
      excerpt: '家庭醫生是您看病的第一站。語言、保險、距離、時間，四件事都合適，才看得長久。',
      seoTitle: '怎樣找一位講中文的家庭醫生',
      seoDescription: '家庭醫生做什麼，怎樣核對語言、保險、收不收新病人和執照，打電話時問哪五個問題。',
      keywords: ['家庭醫生', '講中文的醫生', '講廣東話的醫生', '家醫'],
      body: `
家庭醫生顧的不是一種病，而是您這個人：年度健檢、打疫苗、高血壓和糖尿病的長期照顧、小病小痛，也負責把您轉到合適的專科。很多保險還要求先選好一位家庭醫生，看專科才給付。

## 看哪一科

- 大人看家庭醫學科或內科。
- 小孩看兒科，家庭醫學科通常也看小孩。
- 年紀大、藥多、走路不穩，可以考慮老年科。
- 診所裡的專科護理師（NP）和醫師助理（PA）也能看診，有疑問會跟醫生商量。

## 語言要問到底

「會講中文」可以是醫生講，也可以只是櫃台講。國語、廣東話、福州話、台山話、溫州話差別很大。請直接問：看診的時候是誰講？講得流利，還是只會幾句？如果講不通，診所能不能安排口譯？談病情要講得細，語言不通容易漏掉要緊的事。

## 保險要核對兩次

先看保險公司的名單，再打電話給診所，用計劃全名問一次。名單常常更新得慢。同一位醫生在不同地點收的保險也可能不同，所以要問清楚是哪一個地點。

## 執照可以自己查

紐約州的執照在州教育廳網站上查得到，醫生的訓練、專科認證和處分紀錄也有公開的州資料庫。用醫生的英文全名查，不用付錢。

## 打電話問五句

1. 現在收新病人嗎？最早什麼時候看得到？
2. 看診的醫生講什麼話？
3. 收我的計劃嗎？初診大概要付多少？
4. 晚上或週末有急事，打哪個電話？
5. 有沒有視訊看診，哪些情況可以用？

## 看過一次再決定

合不合適，看過才知道。問問自己：他有沒有聽我講完？講的我聽懂了嗎？我敢不敢問？不合適可以換，這是您的權利。換之前先約好新的醫生，再請舊診所把病歷轉過去，正在吃的藥也不要斷。

家庭醫生不處理急救。遇到可能有生命危險的情況，馬上打911。
`,
    },
    'en-US': {
      title: 'How to choose a primary care doctor who speaks your language',
      excerpt:
        'Your primary care doctor is where care begins. Language, insurance, distance, and hours all have to work for you, or it won’t last.',
      seoTitle: 'Choose a primary care doctor who speaks your language',
      seoDescription:
        'What primary care does, how to check language, plan, openings, and license, and five questions to ask on the phone.',
      keywords: ['primary care doctor', 'Chinese-speaking doctor', 'Cantonese-speaking doctor', 'family doctor'],
      body: `
A primary care doctor looks after the whole person, not one disease: yearly checkups, vaccines, long-term care for blood pressure and diabetes, everyday illness, and referrals to the right specialist. Many plans make you choose one before they’ll pay for specialists.

## Which kind

- Adults: family medicine or internal medicine.
- Children: pediatrics. Most family doctors see children too.
- Older adults with many medicines or unsteady walking: consider geriatrics.
- Nurse practitioners and physician assistants also see patients and check with a doctor when in doubt.

## Find out who really speaks it

“We speak Chinese” can mean the doctor or only the front desk. Mandarin, Cantonese, Fuzhounese, Taishanese, and Wenzhounese are very different. Ask plainly: who speaks it during the visit? Fluently, or a few words? If you can’t understand each other, can the clinic get an interpreter? Details matter when you describe an illness, and they get lost without a shared language.

## Check your insurance twice

Look at the insurer’s list, then call the clinic and read out the full plan name. Lists are often out of date. The same doctor may take different plans at different addresses, so ask about the place you will go to.

## Look up the license

New York licenses can be looked up on the State Education Department’s site. A state profile shows training, board certification, and any discipline. Use the doctor’s full English name. It’s free.

## Five questions on the phone

1. Are you taking new patients? What is the first opening?
2. Which languages does the doctor speak?
3. Do you take my plan, and about how much will a first visit cost me?
4. Who do I call at night or on weekends?
5. Do you offer video visits, and for what?

## Go once, then decide

You’ll know after a visit. Ask yourself: Did the doctor let me finish? Did I understand? Did I feel free to ask? You have the right to change doctors. Book the new doctor first, have your records sent, and keep taking your medicines meanwhile.

A primary care office does not handle emergencies. If a life may be in danger, call 911.
`,
    },
  },
})
