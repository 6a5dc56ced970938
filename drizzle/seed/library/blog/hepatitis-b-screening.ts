import { platformPost, reviewers } from './post.ts'

export const hepatitisBScreening = platformPost({
  number: 5,
  slug: 'hepatitis-b-screening',
  category: 'prevention',
  publishedOn: '2026-05-19',
  reviewer: reviewers.liver,
  specialtySlugs: ['hepatology', 'gastroenterology', 'family-medicine', 'internal-medicine'],
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Screening and Testing for Hepatitis B Virus Infection: CDC Recommendations — United States, 2023',
      url: 'https://www.cdc.gov/mmwr/volumes/72/rr/rr7201a1.htm',
    },
    {
      publisher: 'U.S. Preventive Services Task Force',
      title: 'Hepatitis B Virus Infection in Adolescents and Adults: Screening',
      url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/hepatitis-b-virus-infection-screening',
    },
    {
      publisher: 'NYC Health Department',
      title: 'Hepatitis B',
      url: 'https://www.nyc.gov/site/doh/health/health-topics/hepatitis-b.page',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '在亚洲出生的人，为什么要验一次乙肝',
      excerpt: '乙肝多年没有感觉，却可能伤肝。抽一次血，三个项目，就知道自己是感染了、有保护，还是该打疫苗。',
      seoTitle: '乙肝筛查：在亚洲出生的人为什么要验',
      seoDescription: '谁该验乙肝，验哪三项，结果怎么看，会不会传给家人，验出来以后怎么办，没有保险去哪里问。',
      keywords: ['乙肝', '乙肝筛查', '表面抗原', '大三阳', '小三阳'],
      body: `
美国疾控中心2023年建议，18岁以上的人一生至少验一次乙肝。在中国大陆、香港、台湾、越南等亚洲地区出生的人，感染的比例比美国平均高得多，不管有没有打过疫苗，都应该验。很多人是出生时由妈妈传来的，自己完全不知道。

## 为什么没病也要验

慢性乙肝可以二三十年没有感觉，肝却慢慢受损，有些人会发展成肝硬化或肝癌。早知道，就可以定期追踪，需要的时候用药控制。药不一定把病毒清干净，但可以帮助保护肝脏。

## 验哪三项

抽一次血，请医生开乙肝三项：

- 表面抗原（HBsAg）：阳性表示现在有病毒。
- 表面抗体（anti-HBs）：阳性通常表示有保护。
- 核心抗体（anti-HBc）：阳性表示以前或现在感染过。

只验肝功能不够，肝功能正常的人也可能有乙肝。

## 结果大概是什么意思

- 抗原阳性：请看医生，再验病毒量和肝的情况，家人也要验。
- 抗原阴性、抗体阳性：多半已经有保护。
- 三项都阴性：没感染，也没保护，可以问医生打疫苗。
- 只有核心抗体阳性：要请医生进一步判断。

请把报告留好，以后换医生、用免疫抑制药或化疗之前都要拿出来。

## 会不会传给家人

乙肝通过血液和性行为传染，生产时也会由母亲传给孩子。一起吃饭、握手、拥抱、共用碗筷不会传。牙刷、剃刀、指甲剪不要共用。孕妇每次怀孕都要验；妈妈有乙肝，宝宝出生后很快打针，可以大大减少被传染的机会。

## 钱和面子

很多保险把乙肝筛查算作预防服务，先打电话问。没有保险，可以打311问市立医院和社区诊所。乙肝不是见不得人的病，也不该因此丢工作或不能上学。

皮肤或眼白突然变黄、神志不清、吐血，请马上打911或去急诊。
`,
    },
    'zh-Hant': {
      title: '在亞洲出生的人，為什麼要驗一次B型肝炎',
      excerpt: 'B肝多年沒有感覺，卻可能傷肝。抽一次血，三個項目，就知道自己是感染了、有保護，還是該打疫苗。',
      seoTitle: 'B肝（乙肝）篩檢：在亞洲出生的人為什麼要驗',
      seoDescription: '誰該驗B肝，驗哪三項，結果怎麼看，會不會傳給家人，驗出來以後怎麼辦，沒有保險去哪裡問。',
      keywords: ['B肝', '乙型肝炎', 'B肝篩檢', '表面抗原'],
      body: `
美國疾病管制中心2023年建議，18歲以上的人一生至少驗一次B型肝炎（香港人叫乙型肝炎）。在中國大陸、香港、台灣、越南等亞洲地區出生的人，感染的比例比美國平均高得多，不管有沒有打過疫苗，都應該驗。很多人是出生時由媽媽傳來的，自己完全不知道。

## 為什麼沒病也要驗

慢性B肝可以二三十年沒有感覺，肝卻慢慢受損，有些人會惡化成肝硬化或肝癌。早知道，就可以定期追蹤，需要的時候用藥控制。藥不一定把病毒清乾淨，但可以幫助保護肝臟。

## 驗哪三項

抽一次血，請醫生開B肝三項：

- 表面抗原（HBsAg）：陽性表示現在有病毒。
- 表面抗體（anti-HBs）：陽性通常表示有保護。
- 核心抗體（anti-HBc）：陽性表示以前或現在感染過。

只驗肝功能不夠，肝功能正常的人也可能有B肝。

## 結果大概是什麼意思

- 抗原陽性：請看醫生，再驗病毒量和肝的情況，家人也要驗。
- 抗原陰性、抗體陽性：多半已經有保護。
- 三項都陰性：沒感染，也沒保護，可以問醫生打疫苗。
- 只有核心抗體陽性：要請醫生進一步判斷。

請把報告留好，以後換醫生、用免疫抑制劑或化療之前都要拿出來。

## 會不會傳給家人

B肝透過血液和性行為傳染，生產時也會由母親傳給孩子。一起吃飯、握手、擁抱、共用碗筷不會傳。牙刷、刮鬍刀、指甲刀不要共用。孕婦每次懷孕都要驗；媽媽有B肝，寶寶出生後很快打針，可以大大減少被傳染的機會。

## 錢和面子

很多保險把B肝篩檢算作預防服務，先打電話問。沒有保險，可以打311問市立醫院和社區診所。B肝不是見不得人的病，也不該因此丟工作或不能上學。

皮膚或眼白突然變黃、神智不清、吐血，請馬上打911或去急診。
`,
    },
    'en-US': {
      title: 'Born in Asia? Why one hepatitis B test matters',
      excerpt:
        'Hepatitis B can stay silent for decades. One blood draw with three tests shows if you’re infected, protected, or need the vaccine.',
      seoTitle: 'Hepatitis B screening for people born in Asia',
      seoDescription:
        'Who should be tested, the three blood tests, what the results mean, how it spreads, what comes next, and where to ask without insurance.',
      keywords: ['hepatitis B', 'HBV screening', 'HBsAg', 'Asian health'],
      body: `
Since 2023, the CDC has advised every adult to be tested for hepatitis B at least once. People born in mainland China, Hong Kong, Taiwan, Vietnam, and other parts of Asia are infected far more often than the US average, so they should be tested even if they had the vaccine. Many got the virus from their mother at birth and never knew.

## Why test when you feel well

Chronic hepatitis B can go unnoticed for 20 or 30 years while it harms the liver. Some people go on to get cirrhosis or liver cancer. Once you know, you can be checked regularly and treated when needed. Treatment may not clear the virus, but it can help protect the liver.

## Three tests in one draw

- Surface antigen (HBsAg): positive means the virus is there now.
- Surface antibody (anti-HBs): positive usually means you’re protected.
- Core antibody (anti-HBc): positive means an infection now or in the past.

Liver tests alone aren’t enough. They can be normal in someone with hepatitis B.

## What the results usually mean

- Antigen positive: see a doctor to check your virus level and liver. Your family should be tested too.
- Antigen negative, surface antibody positive: most likely protected.
- All three negative: not infected, not protected. Ask about the vaccine.
- Only core antibody positive: a doctor needs to take a closer look.

Keep the report. You’ll want it when you change doctors and before chemotherapy or drugs that weaken the immune system.

## Will I give it to my family?

It spreads by blood, by sex, and from mother to baby at birth. It doesn’t spread by sharing meals or dishes, hugging, or shaking hands. Don’t share toothbrushes, razors, or nail clippers. Get tested in every pregnancy. If the mother has hepatitis B, shots soon after birth greatly lower the baby’s risk.

## Cost and shame

Many plans count the test as preventive care. Call yours and ask. Without insurance, call 311 about city hospitals and community clinics. Hepatitis B is nothing to be ashamed of and shouldn’t cost anyone a job or a place in school.

If your skin or eyes suddenly turn yellow, or you’re confused or vomiting blood, call 911 or go to an emergency room right away.
`,
    },
  },
})
