import { tri } from '#drizzle/seed/demo/tri.ts'
import type { I693RuleEntry } from '#drizzle/seed/library/entry.ts'
import { cdcGonorrhea, cdcSyphilis, cdcTuberculosis, rule, throughAge, uscisForm, uscisReview } from './shape.ts'

export const testRules: I693RuleEntry[] = [
  rule({
    kind: 'test',
    code: 'igra',
    name: tri('结核血检（IGRA）', '結核菌抽血檢查（IGRA）', 'TB blood test (IGRA)'),
    minMonths: 24,
    text: tri(
      '2岁或以上都要抽血，皮试不能代替。以前IGRA阳性有书面报告的，医生可以采用。未满2岁只有出现症状或有HIV时才查。',
      '2歲或以上都要抽血，皮膚測試不能代替。以前IGRA陽性有書面報告的，醫生可以採用。未滿2歲只有出現症狀或有HIV時才查。',
      'Everyone age 2 and older has a blood test; a skin test doesn’t replace it. The doctor can accept a written report of an earlier positive IGRA. Children under 2 are tested only if they have signs of TB or HIV.',
    ),
    sources: [cdcTuberculosis],
  }),
  rule({
    kind: 'test',
    code: 'chest-x-ray',
    name: tri('胸部X光', '胸部X光', 'Chest X-ray'),
    text: tri(
      '只有IGRA阳性、有结核症状或有HIV的人才拍。片子怀疑是结核，会转到卫生局。单纯潜伏感染会通报卫生局，通常不会让绿卡被拒，医生会和您谈预防用药。怀孕要先说，可以穿铅衣或商量时间。',
      '只有IGRA陽性、有結核症狀或有HIV的人才照。片子懷疑是結核，會轉到衛生局。單純潛伏感染會通報衛生局，通常不會讓綠卡被拒，醫生會和您談預防用藥。懷孕要先說，可以穿鉛衣或商量時間。',
      'Only if you have a positive IGRA, signs of TB, or HIV. If the X-ray suggests TB, you’re sent to the health department. Latent infection alone is reported but usually doesn’t get a green card denied; the doctor will talk with you about preventive medicine. Tell them first if you’re pregnant; you can wear a lead shield or talk about timing.',
    ),
    sources: [cdcTuberculosis],
  }),
  rule({
    kind: 'test',
    code: 'syphilis',
    name: tri('梅毒抽血', '梅毒抽血', 'Syphilis blood test'),
    minMonths: 216,
    maxMonths: throughAge(44),
    text: tri(
      '18至44岁要查，其他年龄有怀疑时才查。要在体检时由体检医生开单。治过的人带治疗证明。',
      '18至44歲要查，其他年齡有懷疑時才查。要在體檢時由體檢醫生開單。治療過的人帶治療證明。',
      'Required from 18 through 44; at other ages only if suspected. The civil surgeon must order it at the exam. If you’ve been treated, bring proof.',
    ),
    sources: [cdcSyphilis],
  }),
  rule({
    kind: 'test',
    code: 'gonorrhea',
    name: tri('淋病验尿', '淋病驗尿', 'Gonorrhea urine test'),
    minMonths: 216,
    maxMonths: throughAge(24),
    text: tri(
      '18至24岁要查，其他年龄有怀疑时才查。去之前一小时尽量不上厕所，到了要留小便。',
      '18至24歲要查，其他年齡有懷疑時才查。去之前一小時儘量不上廁所，到了要留尿。',
      'Required from 18 through 24; at other ages only if suspected. Try not to use the bathroom for an hour before; you’ll give a urine sample.',
    ),
    sources: [cdcGonorrhea],
  }),
]

/** By the day on which the civil surgeon signed. */
export const validityRules: I693RuleEntry[] = [
  rule({
    kind: 'validity',
    code: 'two-years',
    name: tri('2023年11月1日以前签名', '2023年11月1日以前簽名', 'Signed before November 1, 2023'),
    effectiveTo: '2023-10-31',
    text: tri(
      '从签名那天起算两年，到2025年10月31日都已过期，要重做。部分阿富汗撤离（OAW）人员按政策算三年，到2026年10月31日也已过期。',
      '從簽名那天起算兩年，到2025年10月31日都已過期，要重做。部分阿富汗撤離（OAW）人員依政策算三年，到2026年10月31日也已過期。',
      'Two years from the signature. All of these had expired by October 31, 2025, so you need a new exam. Some Afghan (OAW) parolees had three years by policy; those ended by October 31, 2026.',
    ),
    sources: [uscisReview, uscisForm],
  }),
  rule({
    kind: 'validity',
    code: 'no-expiry',
    name: tri(
      '2023年11月1日或以后签名（2024年4月的旧政策）',
      '2023年11月1日或以後簽名（2024年4月的舊政策）',
      'Signed on or after November 1, 2023 (old policy of April 2024)',
    ),
    effectiveFrom: '2023-11-01',
    isRetired: true,
    text: tri(
      '2024年4月4日的政策说没有期限。这条在2025年6月11日被下一条取代。',
      '2024年4月4日的政策說沒有期限。這條在2025年6月11日被下一條取代。',
      'The policy of April 4, 2024, said it doesn’t expire. The next rule replaced it on June 11, 2025.',
    ),
    sources: [uscisReview],
  }),
  rule({
    kind: 'validity',
    code: 'while-pending',
    name: tri(
      '2023年11月1日或以后签名（2025年6月11日起的政策）',
      '2023年11月1日或以後簽名（2025年6月11日起的政策）',
      'Signed on or after November 1, 2023 (policy since June 11, 2025)',
    ),
    effectiveFrom: '2023-11-01',
    text: tri(
      '2025年6月11日当天或以后在审、或递交的申请：只在一起递交的那份申请审理期间有效。申请撤回或被拒，就要重做。移民官任何时候都可以要求新的表。',
      '2025年6月11日當天或以後在審、或遞交的申請：只在一起遞交的那份申請審理期間有效。申請撤回或被拒，就要重做。移民官任何時候都可以要求新的表。',
      'For applications pending or filed on or after June 11, 2025: valid only while the application it came with is pending. If that application is withdrawn or denied, you need a new exam. An officer may ask for a new one at any time.',
    ),
    sources: [
      uscisReview,
      {
        publisher: 'USCIS',
        title:
          'Policy Alert: Validity of Report of Immigration Medical Examination and Vaccination Record (Form I-693), June 11, 2025',
        url: 'https://www.uscis.gov/policy-manual/updates',
      },
    ],
  }),
]
