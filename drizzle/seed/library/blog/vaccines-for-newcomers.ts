import { platformPost, reviewers } from './post.ts'

export const vaccinesForNewcomers = platformPost({
  number: 8,
  slug: 'vaccines-for-newcomers',
  category: 'immigration-and-newcomers',
  publishedOn: '2026-08-11',
  reviewer: reviewers.familyMedicine,
  specialtySlugs: ['family-medicine', 'pediatrics', 'internal-medicine', 'preventive-medicine'],
  sources: [
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Adult Immunization Schedule by Age',
      url: 'https://www.cdc.gov/vaccines/hcp/imz-schedules/adult-age.html',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'Vaccination Technical Instructions for Civil Surgeons',
      url: 'https://www.cdc.gov/immigrant-refugee-health/hcp/civil-surgeons/vaccination.html',
    },
    {
      publisher: 'New York State Department of Health',
      title: 'School Vaccination Requirements',
      url: 'https://www.health.ny.gov/prevention/immunization/schools/school_vaccines/',
    },
    {
      publisher: 'Centers for Disease Control and Prevention',
      title: 'About the Vaccines for Children (VFC) Program',
      url: 'https://www.cdc.gov/vaccines-for-children/about/index.html',
    },
  ],
  texts: {
    'zh-Hans': {
      title: '刚到美国：疫苗本怎么用，还缺哪几针',
      excerpt: '国外打的疫苗多半算数。先把疫苗本找出来，翻译好，再请医生对照，缺的补，不缺的不用重打。',
      seoTitle: '新移民疫苗：国外疫苗本怎么用，缺哪些',
      seoDescription:
        '国外疫苗记录怎样给医生看，孩子入学、大人和长辈常缺哪些疫苗，没有保险去哪里打，移民体检另看什么。',
      keywords: ['新移民疫苗', '疫苗本', '入学疫苗', '补种疫苗'],
      body: `
小绿本、接种证、黄皮书，只要看得到疫苗名称和日期，在美国多半都算数。不需要因为换了国家就从头打起。

## 先把记录弄清楚

1. 找出所有的本子，拍照留底。
2. 日期写成月、日、年，旁边注上疫苗的英文名。有些诊所有中文对照表，也可以请药剂师帮忙认。
3. 真的找不到，医生可以抽血看有没有抗体，或者直接补打。多打一针大多没有大问题，但要由医生判断。

## 孩子

纽约州的托儿所和学校，公立私立都要看疫苗记录。常见的有白喉破伤风百日咳、小儿麻痹、麻疹腮腺炎风疹、水痘、乙肝，大一点还有脑膜炎疫苗。HPV疫苗学校不要求，但一般建议11到12岁打，男孩女孩都打。国内打过的卡介苗在这里不是常规项目。开学前两三个月就去看儿科，因为有的疫苗要隔一段时间才能打下一针。已经打过第一针并约好下一针的孩子，通常可以先上学，具体请问学校护士。

## 大人

- 流感：每年秋天。
- 破伤风类：每十年一次。
- 麻疹、水痘：没有记录也没得过，就要补。
- 乙肝：先验血，没有保护再打。
- HPV：未满27岁、没打过的，可以补打。
- 新冠：要不要打，问医生。
- 怀孕：有几种要在特定的周数打，有几种不能打，先问产科。

## 长辈

50岁以上问带状疱疹和肺炎球菌疫苗，75岁以上再问呼吸道合胞病毒疫苗。有慢性病的人，有些可以更早打。

疫苗建议会改，2025到2026年就改过一些，联邦和州的说法也可能不同。以上是常见的方向，轮到您的时候，请医生按当时的时间表和您的身体决定。严重过敏、正在发高烧、免疫力很低，打之前一定要说。

## 去哪里打，要不要钱

未满19岁、没有保险或有白卡的孩子，可以在参加VFC计划的诊所打，疫苗不收费。大人有保险，多数建议接种的疫苗不用自付，先问计划。没有保险，打311问市卫生局和市立医院的接种点，不会因为移民身份不给您打。

## 移民体检另有清单

申请绿卡的I-693体检，由移民局指定的体检医生（civil surgeon）按年龄核对疫苗，跟上面不完全一样。约之前先把记录给医生看，可以少打几针、少付一些钱。

打针后若脸肿、喘不过气，马上打911。
`,
    },
    'zh-Hant': {
      title: '剛到美國：疫苗紀錄（黃卡）怎麼用，還缺哪幾針',
      excerpt: '國外打的疫苗多半算數。先把疫苗紀錄（黃卡）找出來，翻譯好，再請醫生對照，缺的補，不缺的不用重打。',
      seoTitle: '新移民疫苗：國外疫苗紀錄怎麼用，缺哪些',
      seoDescription:
        '國外疫苗紀錄怎樣給醫生看，小孩入學、大人和長輩常缺哪些疫苗，沒有保險去哪裡打，移民體檢另看什麼。',
      keywords: ['新移民疫苗', '疫苗本', '入學疫苗', '補打疫苗'],
      body: `
兒童健康手冊、針卡、黃皮書，只要看得到疫苗名稱和日期，在美國多半都算數。不需要因為換了國家就從頭打起。

## 先把紀錄弄清楚

1. 找出所有的本子，拍照留底。
2. 日期寫成月、日、年，旁邊註上疫苗的英文名。民國年要換成西元年。有些診所有中文對照表，也可以請藥劑師幫忙認。
3. 真的找不到，醫生可以抽血看有沒有抗體，或者直接補打。多打一針大多沒有大問題，但要由醫生判斷。

## 小孩

紐約州的托兒所和學校，公立私立都要看疫苗紀錄。常見的有白喉破傷風百日咳、小兒麻痺、麻疹腮腺炎德國麻疹、水痘、B肝，大一點還有腦膜炎疫苗。HPV疫苗學校不要求，但一般建議11到12歲打，男生女生都打。家鄉打過的卡介苗在這裡不是常規項目。開學前兩三個月就去看兒科，因為有的疫苗要隔一段時間才能打下一針。已經打過第一針並約好下一針的小孩，通常可以先上學，細節請問學校護士。

## 大人

- 流感：每年秋天。
- 破傷風類：每十年一次。
- 麻疹、水痘：沒有紀錄也沒得過，就要補。
- B肝：先驗血，沒有保護再打。
- HPV：未滿27歲、沒打過的，可以補打。
- 新冠：要不要打，問醫生。
- 懷孕：有幾種要在特定的週數打，有幾種不能打，先問婦產科。

## 長輩

50歲以上問帶狀皰疹（皮蛇、生蛇）和肺炎球菌疫苗，75歲以上再問呼吸道融合病毒疫苗。有慢性病的人，有些可以更早打。

疫苗建議會改，2025到2026年就改過一些，聯邦和州的講法也可能不同。以上是常見的方向，輪到您的時候，請醫生依當時的時間表和您的身體決定。嚴重過敏、正在發高燒、免疫力很低，打之前一定要講。

## 去哪裡打，要不要錢

未滿19歲、沒有保險或有白卡的小孩，可以在參加VFC計劃的診所打，疫苗不收費。大人有保險，多數建議接種的疫苗不用自付，先問計劃。沒有保險，打311問市衛生局和市立醫院的接種點，不會因為移民身分不給您打。

## 移民體檢另有清單

申請綠卡的I-693體檢，由移民局指定的體檢醫生（civil surgeon）依年齡核對疫苗，跟上面不完全一樣。約之前先把紀錄給醫生看，可以少打幾針、少付一些錢。

打針後若臉腫、喘不過氣，馬上打911。
`,
    },
    'en-US': {
      title: 'New to the US: using your vaccine booklet',
      excerpt:
        'Shots from abroad usually count. Find the booklet, have it translated, and let a doctor give only what is missing.',
      seoTitle: 'Vaccines for newcomers: what counts, what is missing',
      seoDescription:
        'How to show foreign vaccine records, what children, adults, and older adults often need, where to go uninsured, and the immigration exam.',
      keywords: ['vaccines for immigrants', 'vaccine record', 'school vaccines', 'catch-up vaccines'],
      body: `
A vaccine booklet from abroad usually counts here if it shows the name and date of each shot. A new country doesn’t mean starting over.

## Sort out your records

1. Find every booklet and take photos.
2. Write dates as month, day, year, with the English name beside each vaccine. Some clinics have a Chinese-English list. A pharmacist may help too.
3. If a record is lost, a doctor can test for antibodies or give the shot again. An extra shot is rarely a problem, but let the doctor decide.

## Children

Day care and schools in New York State, public and private, ask for vaccine records. Common ones are diphtheria, tetanus, and whooping cough; polio; measles, mumps, and rubella; chickenpox; hepatitis B; and meningitis for older children. Schools don’t require the HPV vaccine, but it is usually given at 11 or 12, to boys and girls. The BCG vaccine is not routine here. See a pediatrician two or three months before school, since some shots need time in between. A child who has had the first shot and has a date for the next can often start school. Ask the school nurse.

## Adults

- Flu: every fall.
- Tetanus booster: every ten years.
- Measles and chickenpox: if you have no record and never had them.
- Hepatitis B: blood test first, vaccine if not protected.
- HPV: through age 26 if you missed it.
- COVID-19: ask your doctor.
- During pregnancy: some vaccines are given in certain weeks and some not at all. Ask your OB.

## Older adults

From 50, ask about shingles and pneumococcal vaccines. From 75, ask about RSV. Some people with chronic conditions can get them earlier.

Recommendations change. Some did in 2025 and 2026, and federal and state advice may differ. When your turn comes, let a doctor decide based on the current schedule and your health. Before a shot, speak up about severe allergies, a high fever, or a weak immune system.

## Where, and what it costs

Children under 19 who are uninsured or have Medicaid get vaccines free of charge at clinics in the VFC program. Most insured adults pay nothing for recommended vaccines. Ask your plan. Uninsured? Call 311 about city clinics. They don’t turn you away because of immigration status.

## The immigration exam has its own list

For Form I-693 a civil surgeon checks vaccines by age, and the list isn’t quite the same. Show your records before you book. You may need fewer shots and pay less.

If your face swells or you can’t breathe after a shot, call 911.
`,
    },
  },
})
