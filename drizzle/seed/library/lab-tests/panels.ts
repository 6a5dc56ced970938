import { tri } from '#drizzle/seed/demo/tri.ts'
import type { LabPanelEntry } from '#drizzle/seed/library/entry.ts'

/** What people come for, as a set of tests; the doctor decides which of them fit. */
export const labPanelEntries: LabPanelEntry[] = [
  {
    slug: 'annual-checkup',
    name: tri('年度体检常见项目', '年度健檢常見項目', 'Annual checkup'),
    description: tri(
      '成年人体检常开的基本项目。不是每个人每年都要全做，医生会按年龄、家族史和保险来选。',
      '成年人健檢常開的基本項目。不是每個人每年都要全做，醫生會按年齡、家族史和保險來選。',
      'Basic tests often ordered for adults. Not everyone needs all of them every year; your doctor chooses by age, family history, and insurance plan.',
    ),
    testSlugs: ['complete-blood-count', 'comprehensive-metabolic-panel', 'lipid-panel', 'hba1c', 'urinalysis'],
  },
  {
    slug: 'hepatitis-b-triple',
    name: tri('乙肝三项', 'B型肝炎三項', 'Hepatitis B triple panel'),
    description: tri(
      'CDC建议18岁以上的人一生至少查一次。三项一起看，才分得出：现在感染、以前得过，还是需要打疫苗。',
      'CDC建議18歲以上的人一生至少查一次。三項一起看，才分得出：現在感染、以前得過，還是需要打疫苗。',
      'CDC advises every adult 18 and older to have it at least once. Together they show whether you’re infected now, were in the past, or need the vaccine.',
    ),
    testSlugs: ['hepatitis-b-surface-antigen', 'hepatitis-b-surface-antibody', 'hepatitis-b-core-antibody'],
  },
  {
    slug: 'diabetes',
    name: tri('糖尿病检查', '糖尿病檢查', 'Diabetes check'),
    description: tri(
      '已有糖尿病的人用来看控制得怎样、肾有没有受影响；没有的人用来筛查。',
      '已有糖尿病的人用來看控制得怎樣、腎有沒有受影響；沒有的人用來篩檢。',
      'If you have diabetes, it shows how well it’s controlled and whether your kidneys are affected; if you don’t, it’s a screening test.',
    ),
    testSlugs: ['hba1c', 'fasting-glucose', 'urine-albumin-creatinine', 'creatinine-egfr', 'lipid-panel'],
  },
  {
    slug: 'thyroid',
    name: tri('甲状腺检查', '甲狀腺檢查', 'Thyroid check'),
    description: tri(
      '心慌、怕冷、体重变化或家里有人得过甲状腺病时常查。通常先查TSH，不正常再加其他。',
      '心慌、怕冷、體重變化或家裡有人得過甲狀腺病時常查。通常先查TSH，不正常再加其他。',
      'Often checked for a racing heart, feeling cold, weight changes, or thyroid disease in the family. Usually TSH first, then others if it’s out of range.',
    ),
    testSlugs: ['tsh', 'free-t4', 'thyroid-antibodies'],
  },
  {
    slug: 'anemia',
    name: tri('贫血检查', '貧血檢查', 'Anemia check'),
    description: tri(
      '头晕、脸色白、容易累时用来找原因。华南和东南亚血统的人，可能加查地中海贫血。',
      '頭暈、臉色白、容易累時用來找原因。華南和東南亞血統的人，可能加查地中海型貧血。',
      'Looks for the cause of dizziness, pale skin, or tiredness. Families from southern China and Southeast Asia may also need a thalassemia test.',
    ),
    testSlugs: ['complete-blood-count', 'ferritin', 'iron-panel', 'vitamin-b12-folate', 'hemoglobin-electrophoresis'],
  },
  {
    slug: 'sti-basic',
    name: tri('性病基本检测', '性病基本檢測', 'STI basics'),
    description: tri(
      '有新的伴侣或想安心时常查。按接触部位取样，检查时间请看空窗期。结果保密；在纽约，未成年人可以自己同意做性病检查和治疗。',
      '有新的伴侶或想安心時常查。按接觸部位採樣，檢查時間請看空窗期。結果保密；在紐約，未成年人可以自己同意做性病檢查和治療。',
      'Often done with a new partner or for peace of mind. Samples depend on the kind of contact; see the window periods for the right day. Results are confidential, and in New York, minors can consent to STI care themselves.',
    ),
    testSlugs: [
      'hiv-antigen-antibody',
      'chlamydia-gonorrhea-naat',
      'syphilis',
      'hepatitis-b-surface-antigen',
      'hepatitis-c-antibody',
    ],
  },
  {
    slug: 'newcomer-and-travel',
    name: tri('新移民和旅行前抗体', '新移民和旅行前抗體', 'Newcomer and pre-travel immunity'),
    description: tri(
      '疫苗本找不到、要上学、做医疗工作或出远门时用。有抗体就不用补打那一针；结核血检也常一起做。',
      '疫苗紀錄找不到、要入學、做醫療工作或出遠門時用。有抗體就不用補打那一針；結核抽血檢查也常一起做。',
      'For lost vaccine records, school, a health care job, or a long trip. If you’re immune, you can skip that shot; the TB blood test is often done too.',
    ),
    testSlugs: [
      'mmr-titer',
      'varicella-titer',
      'hepatitis-a-antibody',
      'hepatitis-b-surface-antigen',
      'hepatitis-b-surface-antibody',
      'hepatitis-b-core-antibody',
      'tb-igra',
    ],
  },
  {
    slug: 'prenatal',
    name: tri('产前检查', '產前檢查', 'Prenatal'),
    description: tri(
      '第一次产检常一起抽血，后面几个月再加血糖和B族链球菌。没有身份也可以申请孕妇保险，请问诊所。',
      '第一次產檢常一起抽血，後面幾個月再加血糖和B群鏈球菌。沒有身分也可以申請孕婦保險，請問診所。',
      'Most of these are drawn at the first visit; the glucose test and group B strep come later. You can apply for pregnancy coverage whatever your immigration status; ask the clinic.',
    ),
    testSlugs: [
      'pregnancy-test',
      'blood-type',
      'complete-blood-count',
      'urinalysis',
      'mmr-titer',
      'hiv-antigen-antibody',
      'syphilis',
      'hepatitis-b-surface-antigen',
      'hepatitis-c-antibody',
      'prenatal-cell-free-dna',
      'pregnancy-glucose-screen',
      'group-b-strep',
    ],
  },
]
