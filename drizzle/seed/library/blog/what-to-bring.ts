import { platformPost, reviewers } from './post.ts'

export const whatToBring = platformPost({
  number: 7,
  slug: 'what-to-bring',
  category: 'choosing-a-doctor',
  publishedOn: '2026-07-07',
  reviewer: reviewers.familyMedicine,
  specialtySlugs: ['family-medicine', 'internal-medicine', 'pediatrics', 'diagnostic-radiology'],
  sources: [
    {
      publisher: 'National Institute on Aging (NIH)',
      title: 'How To Prepare for a Doctor’s Appointment',
      url: 'https://www.nia.nih.gov/health/medical-care-and-appointments/how-prepare-doctors-appointment',
    },
    {
      publisher: 'U.S. Department of Health and Human Services',
      title: 'Your Medical Records',
      url: 'https://www.hhs.gov/hipaa/for-individuals/medical-records/index.html',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '看病带什么：一个袋子就够',
      excerpt: '证件、保险卡、药、旧报告、问题单。把这五样放进一个固定的袋子，每次看病提了就走。',
      seoTitle: '看病要带什么：证件、保险卡、药和报告',
      seoDescription: '普通门诊、孩子体检、专科、影像检查各带什么；没有保险卡或身份证怎么办；怎样写一张用药清单。',
      keywords: ['看病带什么', '保险卡', '用药清单', '病历'],
      body: `
前台最常问的就那几样。准备一个布袋，固定放在门边，看完病回来再补齐。

## 每次都带

- 有照片的证件。护照、驾照、市民卡（IDNYC）或外国证件，多数诊所都可以。
- 所有的保险卡，红蓝卡、白卡和药卡都带，不要只带一张。
- 付款用的卡或现金，先问清楚定额手续费（copay）。
- 紧急联系人的姓名和电话，用英文写好。
- 老花镜、助听器。听得清楚，才问得明白。

没有带卡也不要取消，先打电话。诊所多半可以用姓名和生日查到保险。没有保险，可以问按收入减免的价钱。

## 药要这样带

最稳妥的做法，是把所有的药连瓶装进袋子：处方药、药房买的药、维生素、草药、从中国带来的药、滴眼液、药膏。清单也好，写上药名、为什么吃、谁开的、平时怎么吃。对什么药过敏，发生了什么反应，写在最上面。中文药盒上若有英文成分，用手机拍下来。

## 旧资料

- 最近的化验单、出院小结、手术记录。
- 影像检查的光盘和报告。新片跟旧片比，常常比单看一张更有用。
- 疫苗本，包括小时候和国外打的。
- 转诊单和保险批准的号码，专科尤其要问。

您有权利向以前的诊所要自己的病历。要得早，来得及；通常要填一张同意书，可能收少量复印费。

## 带孩子

疫苗本、学校或夏令营的体检表、保险卡。不是父母带来的，请带家长签名的同意书和联系电话。安抚用的玩具和一点点心也有用。

## 做检查

抽血和影像要看准备单。要不要空腹、能不能喝水、药要不要停，听安排检查的地方讲，不要照邻居的做法。可能怀孕、身上有金属或心脏起搏器，约的时候就要讲。

## 最后一样

一张写好的问题单和一支笔。看诊时听到的数字、药名、下次日期，当场写下来。

在路上如果突然胸痛、喘不过气或昏倒，不要赶去诊所，马上打911。
`,
    },
    'zh-Hant': {
      title: '看病帶什麼：一個袋子就夠',
      excerpt: '證件、保險卡、藥、舊報告、問題單。把這五樣放進一個固定的袋子，每次看病提了就走。',
      seoTitle: '看病要帶什麼：證件、保險卡、藥和報告',
      seoDescription: '一般門診、小孩健檢、專科、影像檢查各帶什麼；沒有保險卡或證件怎麼辦；怎樣寫一張用藥清單。',
      keywords: ['看病帶什麼', '保險卡', '用藥清單', '病歷'],
      body: `
櫃台最常問的就那幾樣。準備一個布袋，固定放在門邊，看完病回來再補齊。

## 每次都帶

- 有照片的證件。護照、駕照、市民卡（IDNYC）或外國證件，多數診所都可以。
- 所有的保險卡，紅藍卡、白卡和藥卡都帶，不要只帶一張。
- 付款用的卡或現金，先問清楚定額手續費（copay）。
- 緊急聯絡人的姓名和電話，用英文寫好。
- 老花眼鏡、助聽器。聽得清楚，才問得明白。

沒帶卡也不要取消，先打電話。診所多半可以用姓名和生日查到保險。沒有保險，可以問依收入減免的價錢。

## 藥要這樣帶

最穩妥的做法，是把所有的藥連瓶裝進袋子：處方藥、藥房買的藥、維生素、草藥、從家鄉帶來的藥、眼藥水、藥膏。清單也好，寫上藥名、為什麼吃、誰開的、平常怎麼吃。對什麼藥過敏，發生過什麼反應，寫在最上面。中文藥盒上若有英文成分，用手機拍下來。

## 舊資料

- 最近的檢驗報告、出院摘要、手術紀錄。
- 影像檢查的光碟和報告。新片跟舊片比，常常比只看一張更有用。
- 疫苗本，包括小時候和國外打的。
- 轉診單和保險核准的號碼，看專科尤其要問。

您有權利向以前的診所要自己的病歷。早一點要才來得及；通常要填一張同意書，可能收少許影印費。

## 帶小孩

疫苗本、學校或夏令營的健檢表、保險卡。不是父母帶來的，請帶家長簽名的同意書和聯絡電話。安撫用的玩具和一點點心也有用。

## 做檢查

抽血和影像要看準備單。要不要空腹、能不能喝水、藥要不要停，聽安排檢查的地方講，不要照鄰居的做法。可能懷孕、身上有金屬或心律調節器，約的時候就要講。

## 最後一樣

一張寫好的問題單和一支筆。看診時聽到的數字、藥名、下次日期，當場寫下來。

在路上如果突然胸痛、喘不過氣或昏倒，不要趕去診所，馬上打911。
`,
    },
    'en-US': {
      title: 'What to bring to the doctor: one bag is enough',
      excerpt:
        'ID, insurance cards, medicines, old reports, your questions. Keep the five in one bag and you are ready to go.',
      seoTitle: 'What to bring to a doctor’s visit',
      seoDescription:
        'What to pack for an office visit, a child’s checkup, a specialist, or imaging, what to do without a card, and how to list medicines.',
      keywords: ['what to bring', 'insurance card', 'medicine list', 'medical records'],
      body: `
Front desks ask for the same few things. Keep a cloth bag by the door and refill it when you come home.

## Every time

- Photo ID. A passport, driver’s license, IDNYC, or foreign ID works at most clinics.
- All insurance cards: Medicare, Medicaid, and drug plan, not just one.
- A card or cash for payment. Ask about the copay first.
- The name and phone number of an emergency contact, written in English.
- Reading glasses and hearing aids. You can’t ask about what you didn’t hear.

Forgot your card? Don’t cancel. Call. Clinics can often look up coverage by name and birth date. Without insurance, ask about a sliding fee based on income.

## Bring medicines this way

The safest way is to bring every bottle: prescriptions, drugstore medicine, vitamins, herbs, medicine from your home country, eye drops, and creams. A list is good too: name, reason, who prescribed it, how you take it. Write allergies and what happened at the top. If a Chinese box shows ingredients in English, take a photo.

## Older records

- Recent lab reports, discharge summaries, and surgery notes.
- Imaging discs and reports. Comparing new with old often shows more than one image alone.
- Vaccine records, including those from childhood and abroad.
- The referral and any approval number. Ask about these for a specialist.

You have the right to your own records from earlier clinics. Ask early. You will sign a form and may pay a small copying fee.

## With a child

The vaccine record, school or camp form, and insurance card. If a parent doesn’t come along, bring a signed consent and a phone number. A toy and a small snack help too.

## For tests

Read the preparation sheet. Whether to fast, drink water, or skip a medicine is up to the place that does the test, not your neighbor. If you may be pregnant, or have metal or a pacemaker in your body, say so when you book.

## One last thing

Your list of questions and a pen. Write down numbers, names of medicines, and the next date as you hear them.

If you have sudden chest pain or trouble breathing on the way, or feel faint, stop and call 911.
`,
    },
  },
})
