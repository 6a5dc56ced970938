import type { Localized } from '#app/core/i18n/locale.ts'
import type { Source } from '#drizzle/schema/content.ts'
import { tri } from '#drizzle/seed/demo/tri.ts'
import type { PageEntry } from '#drizzle/seed/library/entry.ts'
import { lists } from '#drizzle/seed/library/lab-tests/shape.ts'
import { cdcTuberculosis, cdcVaccines, uscisFind, uscisForm, uscisReview, uscisVaccines } from './shape.ts'

interface Text {
  key: string
  title: Localized
  summary: Localized
  body: Localized
  sources: Source[]
  aliases?: PageEntry['aliases']
}

function page({ aliases = lists([], [], []), ...text }: Text): PageEntry {
  return {
    section: 'i693',
    version: 1,
    category: 'immigration',
    aliases,
    specialtySlugs: ['family-medicine', 'internal-medicine'],
    effectiveOn: '2026-11-02',
    reviewedOn: '2026-11-02',
    reviewDueOn: '2027-11-02',
    ...text,
  }
}

export const pages: PageEntry[] = [
  page({
    key: 'who-needs-it',
    title: tri('谁要做移民体检', '誰要做移民體檢', 'Who needs the immigration exam'),
    aliases: lists(
      ['绿卡体检', '调整身份体检'],
      ['綠卡體檢', '調整身分體檢'],
      ['green card medical', 'adjustment of status exam'],
    ),
    summary: tri(
      '在美国境内申请绿卡（I-485）的人，多数要做。只有移民局指定的医生能签I-693。',
      '在美國境內申請綠卡（I-485）的人，多數要做。只有移民局指定的醫生能簽I-693。',
      'Most people who apply for a green card inside the United States (Form I-485) need it. Only a USCIS-designated civil surgeon can sign Form I-693.',
    ),
    body: tri(
      `I-693是移民体检和疫苗记录表，用来证明您没有影响拿绿卡的健康问题。

- 在美国境内递交I-485调整身份的人，多数要做，孩子也要。
- 在海外领事馆办移民签证的人，由当地指定医院体检，不用I-693。
- 难民和某些身份的人可能只要补疫苗部分，先问律师或诊所。

从2024年12月2日起，需要I-693的人要把它和I-485**一起**递交，不一起交可能被退件。

## 谁能签

只有移民局指定的医生（civil surgeon）能签，家庭医生不一定是。预约前请到移民局网站再核对一次。

## 要多少钱

诊所自己定价，疫苗和化验常另外算，保险多半不付体检费。打电话时请问清楚：总价包括什么、要来几次、多久拿到密封的表。

移民体检不查HIV，有HIV也不会因此被拒。`,
      `I-693是移民體檢和疫苗紀錄表，用來證明您沒有影響拿綠卡的健康問題。

- 在美國境內遞交I-485調整身分的人，多數要做，孩子也要。
- 在海外領事館辦移民簽證的人，由當地指定醫院體檢，不用I-693。
- 難民和某些身分的人可能只要補疫苗部分，先問律師或診所。

從2024年12月2日起，需要I-693的人要把它和I-485**一起**遞交，不一起交可能被退件。

## 誰能簽

只有移民局指定的醫生（civil surgeon）能簽，家庭醫生不一定是。預約前請到移民局網站再核對一次。

## 要多少錢

診所自己定價，疫苗和檢驗常另外算，保險多半不付體檢費。打電話時請問清楚：總價包括什麼、要來幾次、多久拿到密封的表。

移民體檢不查HIV，有HIV也不會因此被拒。`,
      `Form I-693 records your medical exam and vaccines. It shows that you have no health problem that would keep you from getting a green card.

- Most people who file Form I-485 inside the United States need it, including children.
- People who apply for an immigrant visa at a consulate abroad are examined there by a panel physician and don’t use Form I-693.
- Refugees and some others may need only the vaccine part; ask a lawyer or the clinic.

Since December 2, 2024, people who need Form I-693 must file it **together** with Form I-485, or the filing may be rejected.

## Who can sign

Only a USCIS-designated civil surgeon; your family doctor may not be one. Check the USCIS website again before you book.

## What it costs

Each clinic sets its price; vaccines and lab tests are often extra, and most insurance doesn’t pay for the exam. When you call, ask what the total includes, how many visits it takes, and when the sealed form will be ready.

HIV isn’t part of the exam and isn’t a reason to be denied.`,
    ),
    sources: [uscisForm, uscisFind],
  }),
  page({
    key: 'what-to-bring',
    title: tri('要带什么', '要帶什麼', 'What to bring'),
    summary: tri(
      '有照片的证件、疫苗本、病史和用药名单、结核或梅毒治疗证明、体检费。',
      '有照片的證件、疫苗紀錄、病史和用藥清單、結核或梅毒治療證明、體檢費。',
      'A photo ID, vaccine records, your medical history and medicines, proof of TB or syphilis treatment, and the fee.',
    ),
    body: tri(
      `- 有照片的证件：护照、驾照或身份证。孩子带出生证明。
- 现行版本的I-693表，填好个人资料。**先不要签名**，医生叫您签才签。
- 疫苗本、学校或军队的疫苗记录，国内的本子也带来，不全也有用。中文的最好附英文翻译，先问诊所要不要。
- 病史、手术记录和正在吃的药（连药瓶一起带）。
- 治过结核或梅毒：带医生的治疗证明。结核要写清楚用了什么药、从哪天到哪天。
- 以前IGRA阳性：带书面报告和胸片光盘。
- 打过疫苗但没有本子：可以验血查抗体，请先问价格。
- 体检费。信用卡、支票或现金，先问诊所收哪种。

## 疫苗本上的名字

把疫苗本每一页都拍清楚。国内的“流脑A”“流脑A+C”不能代替四价流脑；卡介苗和乙脑不要求；只打过麻疹或麻风的，还要补腮腺炎那一部分。

戴眼镜、听不清的人，请带眼镜和助听器。不会讲英文可以带人，也可以请诊所安排口译，不要让孩子翻译。`,
      `- 有照片的證件：護照、駕照或身分證。孩子帶出生證明。
- 現行版本的I-693表，填好個人資料。**先不要簽名**，醫生叫您簽才簽。
- 疫苗接種紀錄、學校或軍中的紀錄，在原居地打的也帶來，不全也有用。中文的最好附英文翻譯，先問診所要不要。
- 病史、手術紀錄和正在吃的藥（連藥瓶一起帶）。
- 治療過結核或梅毒：帶醫生的治療證明。結核要寫清楚用了什麼藥、從哪天到哪天。
- 以前IGRA陽性：帶書面報告和胸部X光光碟。
- 打過疫苗但沒有紀錄：可以驗血查抗體，請先問價格。
- 體檢費。信用卡、支票或現金，先問診所收哪種。

## 疫苗紀錄上的名字

把每一頁都拍清楚。「流腦A」「流腦A+C」不能代替四價腦膜炎疫苗（MenACWY）；卡介苗和日本腦炎不要求；只打過麻疹或麻疹德國麻疹的，還要補腮腺炎那一部分。

戴眼鏡、聽不清的人，請帶眼鏡和助聽器。不會講英文可以帶人，也可以請診所安排口譯，不要讓孩子翻譯。`,
      `- A photo ID: passport, driver’s license, or ID card. For a child, the birth certificate.
- The current edition of Form I-693 with your personal information filled in. **Don’t sign it yet**; sign when the doctor tells you to.
- Vaccine booklets and records from school or the military, including those from abroad. Partial records help too. Chinese ones are best with an English translation; ask first.
- Medical history, surgery records, and your medicines in their bottles.
- If you were treated for TB or syphilis: a letter from the doctor. For TB, it must name the medicines and the start and end dates.
- If you’ve had a positive IGRA: the written report and the chest X-ray disc.
- If you had the vaccines but have no records: a blood test can show immunity; ask the price first.
- The fee. Ask whether the clinic takes credit cards, checks, or cash.

## Names in the booklet

Photograph every page clearly. China’s MenA and MenA+C vaccines don’t replace the four-type one. BCG and Japanese encephalitis aren’t required. If you had only measles, or measles and rubella, you still need mumps.

Bring glasses and hearing aids. You may bring someone who speaks English, or ask the clinic for an interpreter; don’t have a child interpret.`,
    ),
    sources: [uscisForm, cdcVaccines],
  }),
  page({
    key: 'validity',
    title: tri('签好的表管多久', '簽好的表有效多久', 'How long a signed form is good for'),
    summary: tri(
      '看医生是哪一天签的。2023年11月1日或以后签的，只在一起递交的那份申请审理期间有效。',
      '看醫生是哪一天簽的。2023年11月1日或以後簽的，只在一起遞交的那份申請審理期間有效。',
      'It depends on the day the doctor signed. A form signed on or after November 1, 2023 is valid only while the application it came with is pending.',
    ),
    body: tri(
      `规则按医生签名的日期分：

- 2023年11月1日以前签名：从签名那天起算两年，到2025年10月31日都已过期，要重做。
- 2023年11月1日或以后签名：2025年6月11日起，只在一起递交的那份申请审理期间有效。那份申请撤回或被拒，就要重新体检。

以前的“60天规定”在2023年3月31日已经取消。移民官随时可以要求新的表，政策也可能再改，递交前请看移民局网站，有疑问问律师。

## 表的版本

递交当天的I-693必须是现行版本。版本日期印在每页下方，填表前在移民局网站的I-693页面（uscis.gov/i-693）核对哪一版有效。

## 密封信封

医生签完会把表放进信封封好。**不要打开**：开过或改过的信封无效。请另外要一份副本自己留。`,
      `規則依醫生簽名的日期分：

- 2023年11月1日以前簽名：從簽名那天起算兩年，到2025年10月31日都已過期，要重做。
- 2023年11月1日或以後簽名：2025年6月11日起，只在一起遞交的那份申請審理期間有效。那份申請撤回或被拒，就要重新體檢。

以前的「60天規定」在2023年3月31日已經取消。移民官隨時可以要求新的表，政策也可能再改，遞交前請看移民局網站，有疑問問律師。

## 表的版本

遞交當天的I-693必須是現行版本。版本日期印在每頁下方，填表前在移民局網站的I-693頁面（uscis.gov/i-693）核對哪一版有效。

## 密封信封

醫生簽完會把表放進信封封好。**不要打開**：開過或改過的信封無效。請另外要一份副本自己留。`,
      `The rule goes by the day the doctor signed:

- Before November 1, 2023: two years from the signature. All of these had expired by October 31, 2025, so you need a new exam.
- On or after November 1, 2023: since June 11, 2025, it’s valid only while the application it was filed with is pending. If that application is withdrawn or denied, you need a new exam.

The old “60-day rule” ended on March 31, 2023. An officer may ask for a new form at any time, and the policy may change again. Check the USCIS website before you file, and ask a lawyer if you’re unsure.

## The edition

The form must be the current edition on the day you file. The edition date is printed at the bottom of every page. Before you fill it in, check the USCIS page for Form I-693 (uscis.gov/i-693) for the edition it accepts.

## The sealed envelope

The doctor seals the form in an envelope. **Don’t open it**: an opened or altered envelope isn’t valid. Ask for a copy to keep.`,
    ),
    sources: [uscisReview, uscisForm],
  }),
  page({
    key: 'at-the-exam',
    title: tri('体检当天做什么', '體檢當天做什麼', 'What happens at the exam'),
    summary: tri(
      '问病史、检查身体、抽血验尿、补疫苗；要照胸片的人另外安排。常要来一到两次。',
      '問病史、檢查身體、抽血驗尿、補疫苗；要照胸部X光的人另外安排。常要來一到兩次。',
      'Questions about your history, a physical exam, blood and urine tests, and vaccines; a chest X-ray only for some. It often takes one or two visits.',
    ),
    body: tri(
      `## 流程

1. 核对证件，问病史、用药、喝酒和毒品使用。
2. 检查身体，也看精神方面有没有会伤到自己或别人的行为。
3. 2岁或以上抽血查结核（IGRA）；18至44岁抽血查梅毒；18至24岁验尿查淋病。
4. IGRA阳性、有症状或有HIV的人，拍胸片。
5. 看疫苗记录，缺的当场补，或写上不能打的理由。
6. 结果齐了再来一次，由医生签名、密封。

## 疫苗不用全部打完

要分几针打的疫苗，只要现在该打的那一针打了，下一针还没到时间，就可以继续办。怀孕、过敏、年龄不合、还没到间隔，医生会在表上注明。

## 查出问题会被拒吗

潜伏结核、乙肝和多数慢性病不会让申请被拒。传染性结核、没治疗过的梅毒和淋病要先治疗；现在使用毒品，或精神疾病伴有危险行为，会影响结果。有顾虑请先和律师谈。

您可以问结果、要副本。隐私受法律保护，但按规定结核要通报卫生局。`,
      `## 流程

1. 核對證件，問病史、用藥、喝酒和毒品使用。
2. 檢查身體，也看精神方面有沒有會傷到自己或別人的行為。
3. 2歲或以上抽血查結核（IGRA）；18至44歲抽血查梅毒；18至24歲驗尿查淋病。
4. IGRA陽性、有症狀或有HIV的人，照胸部X光。
5. 看疫苗紀錄，缺的當場補，或寫上不能打的理由。
6. 結果齊了再來一次，由醫生簽名、密封。

## 疫苗不用全部打完

要分幾劑打的疫苗，只要現在該打的那一劑打了，下一劑還沒到時間，就可以繼續辦。懷孕、過敏、年齡不合、還沒到間隔，醫生會在表上註明。

## 查出問題會被拒嗎

潛伏結核、B型肝炎和多數慢性病不會讓申請被拒。傳染性結核、沒治療過的梅毒和淋病要先治療；現在使用毒品，或精神疾病伴有危險行為，會影響結果。有顧慮請先和律師談。

您可以問結果、要副本。隱私受法律保護，但依規定結核要通報衛生局。`,
      `## Steps

1. The clinic checks your ID and asks about your medical history, medicines, alcohol, and drug use.
2. You have a physical exam. The doctor also looks for any mental condition with behavior that may harm you or others.
3. Blood for TB (IGRA) from age 2; blood for syphilis from 18 to 44; urine for gonorrhea from 18 to 24.
4. A chest X-ray if you have a positive IGRA, signs of TB, or HIV.
5. The doctor reads your vaccine records, gives what’s missing, or notes why it can’t be given.
6. When the results are in, you come back and the doctor signs and seals the form.

## You don’t have to finish every series

If you’ve had the dose due now and the next one isn’t due yet, you can go ahead. If you’re pregnant, allergic, outside the age range, or it’s too soon, the doctor notes it on the form.

## Can a result get me denied?

Latent TB, hepatitis B, and most long-term illnesses won’t get an application denied. Contagious TB, and untreated syphilis or gonorrhea, must be treated first; current drug use, or a mental disorder with dangerous behavior, affects the result. If you’re worried, talk with a lawyer first.

You may ask for your results and a copy. Your privacy is protected by law, but by law, TB must be reported to the health department.`,
    ),
    sources: [cdcTuberculosis, cdcVaccines, uscisVaccines],
  }),
]
