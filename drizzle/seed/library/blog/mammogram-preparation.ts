import { platformPost, reviewers } from './post.ts'

export const mammogramPreparation = platformPost({
  number: 11,
  slug: 'mammogram-preparation',
  category: 'prevention',
  publishedOn: '2026-10-20',
  reviewer: reviewers.women,
  specialtySlugs: ['obstetrics-and-gynecology', 'diagnostic-radiology', 'family-medicine'],
  sources: [
    {
      publisher: 'U.S. Preventive Services Task Force',
      title: 'Breast Cancer: Screening',
      url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/breast-cancer-screening',
    },
    {
      publisher: 'RadiologyInfo.org (ACR and RSNA)',
      title: 'Mammography',
      url: 'https://www.radiologyinfo.org/en/info/mammo',
    },
    {
      publisher: 'U.S. Food and Drug Administration',
      title: 'Mammography: What You Need to Know',
      url: 'https://www.fda.gov/consumers/consumer-updates/mammography-what-you-need-know',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '第一次做乳腺X光（钼靶）：准备、过程和等结果',
      excerpt: '当天腋下不擦止汗剂，穿上下两截的衣服，带旧片。被叫回去再照很常见，多半不是癌。',
      seoTitle: '乳腺X光（Mammogram）怎么准备',
      seoDescription:
        '几岁开始做乳腺X光，哪天做比较不痛，当天穿什么、不擦什么，会不会痛，结果怎么看，叫回去是什么意思。',
      keywords: ['乳腺X光', '乳房X光', 'mammogram', '乳腺癌筛查'],
      body: `
乳腺X光（英文mammogram）用小剂量X光看乳房，目的是在摸到之前发现问题。美国预防服务工作组2024年建议，一般风险的女性40到74岁每两年做一次。妈妈或姐妹得过乳腺癌、胸部做过放疗，或带有相关基因，可能要更早或加做别的检查，请先跟医生谈。

## 选日子

还有月经的人，选月经过后的一周，乳房比较不胀痛。快来月经时做会更不舒服。有硬块、乳头流血、皮肤凹陷，不要等筛查的日子，先看医生，要做的是诊断检查，不是一般筛查。

## 约的时候要讲

- 可能怀孕，或正在喂奶。
- 放过植入物，或做过乳房手术。
- 上次在哪里做的。旧片很重要，请他们先把片子传过来。
- 需要女技师、中文口译或轮椅。

## 当天

- 腋下和胸前不要擦止汗剂、爽身粉、乳液、香水，里面的颗粒在片上会像钙化点。
- 穿上下两截的衣服，只要脱上身。
- 项链、耳环留在家里。
- 带证件、保险卡、转诊单。筛查多半不用自付，但诊断检查可能要，先问计划。

一般不用空腹，平时的药照医生的吩咐吃。

## 过程

技师把乳房放在托板上，用另一块板压平几秒钟，每边照两张左右，整个过程大约二十分钟。会紧、会有点痛，但很快就过去。压得平，片子才清楚，用的射线也比较少。痛得受不了，马上说。

## 等结果

报告会寄给您和医生，有的在网上先看到。大约十个人里有一个会被叫回去再照或做超声检查，多半不是癌。报告还会写乳腺是否致密；致密很常见，亚裔女性也多，要不要加做检查，由您和医生商量。

没有发现问题，也不是永远没有。两次检查之间摸到硬块或形状变了，就要去看。

没有保险，可以打311，问州里的癌症筛查计划。检查后若胸痛剧烈或喘不过气，打911。
`,
    },
    'zh-Hant': {
      title: '第一次做乳房攝影：準備、過程和等結果',
      excerpt: '當天腋下不擦止汗劑，穿上下兩截的衣服，帶舊片。被叫回去再照很常見，多半不是癌。',
      seoTitle: '乳房攝影（Mammogram）怎麼準備',
      seoDescription:
        '幾歲開始做乳房攝影，哪天做比較不痛，當天穿什麼、不擦什麼，會不會痛，結果怎麼看，叫回去是什麼意思。',
      keywords: ['乳房X光', '乳房攝影', 'mammogram', '乳癌篩檢'],
      body: `
乳房攝影（英文mammogram）用低劑量X光看乳房，目的是在摸到之前發現問題。美國預防服務工作小組2024年建議，一般風險的女性40到74歲每兩年做一次。媽媽或姊妹得過乳癌、胸部做過放射治療，或帶有相關基因，可能要更早或加做別的檢查，請先跟醫生談。

## 選日子

還有月經的人，選月經過後的一週，乳房比較不脹痛。快來月經時做會更不舒服。有硬塊、乳頭流血、皮膚凹陷，不要等篩檢的日子，先看醫生，要做的是診斷檢查，不是一般篩檢。

## 約的時候要講

- 可能懷孕，或正在餵奶。
- 放過植入物，或做過乳房手術。
- 上次在哪裡做的。舊片很重要，請他們先把片子傳過來。
- 需要女技術員、中文口譯或輪椅。

## 當天

- 腋下和胸前不要擦止汗劑、爽身粉、乳液、香水，裡面的顆粒在片上會像鈣化點。
- 穿上下兩截的衣服，只要脫上身。
- 項鍊、耳環留在家裡。
- 帶證件、保險卡、轉診單。篩檢多半不用自付，但診斷檢查可能要，先問計劃。

一般不用空腹，平常的藥照醫生的吩咐吃。

## 過程

技術員把乳房放在托板上，用另一塊板壓平幾秒鐘，每邊照兩張左右，整個過程大約二十分鐘。會緊、會有點痛，但很快就過去。壓得平，片子才清楚，用的輻射也比較少。痛得受不了，馬上說。

## 等結果

報告會寄給您和醫生，有的在網上先看到。大約十個人裡有一個會被叫回去再照或做超音波，多半不是癌。報告還會寫乳腺是否緻密；緻密很常見，亞裔女性也多，要不要加做檢查，由您和醫生商量。

沒有發現問題，也不是永遠沒有。兩次檢查之間摸到硬塊或形狀變了，就要去看。

沒有保險，可以打311，問州裡的癌症篩檢計劃。檢查後若胸痛劇烈或喘不過氣，打911。
`,
    },
    'en-US': {
      title: 'Your first mammogram: preparing, the test, the wait',
      excerpt:
        'No deodorant that day, a two-piece outfit, and your earlier images. Being called back is common, and mostly it isn’t cancer.',
      seoTitle: 'How to prepare for a mammogram',
      seoDescription:
        'When to start, which days hurt less, what to wear and what to leave off, what it feels like, and what a call-back means.',
      keywords: ['mammogram', 'breast cancer screening', 'dense breasts', 'preparation'],
      body: `
A mammogram uses low-dose X-rays to look at the breast and find a problem before it can be felt. In 2024 the US Preventive Services Task Force advised women at average risk to have one every two years from 40 to 74. If your mother or sister had breast cancer, you had radiation to the chest, or you carry a related gene, you may need to start earlier or add other tests. Talk with a doctor first.

## Pick a day

If you have periods, choose the week after one, when breasts are less tender. If you have a lump, bleeding from the nipple, or dimpled skin, don’t wait for screening. See a doctor. You need a diagnostic exam, not a routine screening.

## What to say when you book

- You may be pregnant, or you’re breastfeeding.
- You have implants or have had breast surgery.
- Where your last one was done. Earlier images matter, so ask to have them sent.
- You’d like a female technologist, a Chinese interpreter, or wheelchair access.

## On the day

- No deodorant, powder, lotion, or perfume on your underarms or chest. Particles in them can look like calcium spots.
- Wear a top and bottom. You undress only from the waist up.
- Leave necklaces and earrings at home.
- Bring ID, your insurance card, and your referral. Screening usually has no copay, but a diagnostic exam may. Ask your plan.

You don’t have to fast. Take your usual medicines as your doctor told you.

## During the test

The technologist places your breast on a plate and presses it flat with another for a few seconds, for about two pictures on each side. It takes about 20 minutes in all. It’s tight and may hurt a little, but it’s over quickly. Pressing makes the picture clearer with less radiation. If it hurts too much, say so right away.

## Waiting for results

Reports go to you and your doctor, sometimes online first. About one in ten people is called back for more pictures or an ultrasound. Most of them don’t have cancer. The report also says whether your breasts are dense. Dense breasts are common, especially among Asian women. Decide with your doctor whether you need more tests.

A normal result doesn’t last forever. If you feel a lump or see a change between mammograms, have it checked.

Uninsured? Call 311 about the state’s cancer screening program. For severe chest pain or trouble breathing, call 911.
`,
    },
  },
})
