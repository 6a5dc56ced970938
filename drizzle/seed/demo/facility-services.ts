import type { Localized } from '#app/core/i18n/locale.ts'
import type { facilityServices } from '#drizzle/schema/content.ts'
import { tri } from './tri.ts'

type Service = typeof facilityServices.$inferInsert

/** What a fictional facility does, at a fictional self-pay price. */
export interface DemoFacilityService {
  /** Facility slug. */
  at: string
  kind: Service['kind']
  code: string
  /** Whole dollars; null where the facility names none. */
  price: number | null
  isWalkIn: boolean
  needsOrder: boolean
  isAtHome: boolean
  note: Localized
}

const notes = {
  perTest: tri(
    '这是一项检查的自费价，几项一起做请先问。',
    '這是一項檢查的自費價，幾項一起做請先問。',
    'The self-pay price of one test; ask about several together.',
  ),
  insured: tri(
    '按保险收费，请带保险卡；没有保险请先问价格。',
    '依保險收費，請帶保險卡；沒有保險請先問價格。',
    'Billed to your plan, so bring the card. Without insurance, ask for the price first.',
  ),
  sliding: tri(
    '按家庭收入减免，前台帮您填表。',
    '依家庭收入減免，櫃台幫您填表。',
    'On a sliding scale by household income. The front desk helps with the form.',
  ),
  confidential: tri(
    '结果保密，可以用英文名字的缩写登记。',
    '結果保密，可以用英文名字的縮寫登記。',
    'Results are confidential; you may check in with initials.',
  ),
  atHome: tri(
    '护士可以上门抽血，要提前两天约，出门费另计。',
    '護理師可以到府抽血，要提前兩天約，到府費另計。',
    'A nurse can draw blood at your home. Book two days ahead; the visit costs extra.',
  ),
  noContrast: tri(
    '不打造影剂的自费价，医生判读费已包括。',
    '不打顯影劑的自費價，醫生判讀費已包括。',
    'Self-pay price without contrast; the reading is included.',
  ),
  hospital: tri(
    '医院收费，请先问保险批准和估价。',
    '醫院收費，請先問保險核准和估價。',
    'Hospital prices; ask about your plan’s approval and an estimate.',
  ),
  openMachine: tri(
    '有开放式机器，怕关在小空间的人预约时先说。',
    '有開放式機器，怕關在小空間的人預約時先說。',
    'Has an open machine; if small spaces bother you, say so when you book.',
  ),
  exam: tri(
    '包括体检、表格和密封信封；疫苗、抽血和胸片另计。',
    '包括體檢、表格和密封信封；疫苗、抽血和胸部X光另計。',
    'Covers the exam, the form, and the sealed envelope. Vaccines, blood tests, and a chest X-ray cost extra.',
  ),
  examAllIn: tri(
    '包括体检、表格、结核和梅毒抽血；疫苗另计。',
    '包括體檢、表格、結核和梅毒抽血；疫苗另計。',
    'Covers the exam, the form, and the TB and syphilis blood tests. Vaccines cost extra.',
  ),
  examSaturday: tri(
    '只在星期六上午做，请先打电话。疫苗和化验另计。',
    '只在星期六上午做，請先打電話。疫苗和檢驗另計。',
    'Saturday mornings only, so please call first. Vaccines and lab tests cost extra.',
  ),
}

type Flag = 'walk-in' | 'order' | 'home'

/** One facility, one kind of service: a price and a note for each code. */
function services(
  at: string,
  kind: Service['kind'],
  flags: Flag[],
  offers: Record<string, [price: number | null, note: keyof typeof notes]>,
): DemoFacilityService[] {
  return Object.entries(offers).map(([code, [price, note]]) => ({
    at,
    kind,
    code,
    price,
    isWalkIn: flags.includes('walk-in'),
    needsOrder: flags.includes('order'),
    isAtHome: flags.includes('home'),
    note: notes[note],
  }))
}

export const demoFacilityServices: DemoFacilityService[] = [
  ...services('clear-brook-laboratory', 'lab', ['walk-in', 'order'], {
    'blood-count': [25, 'perTest'],
    chemistry: [30, 'perTest'],
    diabetes: [28, 'perTest'],
    thyroid: [40, 'perTest'],
    heart: [35, 'perTest'],
    'liver-and-hepatitis': [45, 'perTest'],
    kidney: [25, 'perTest'],
    'iron-and-vitamins': [55, 'perTest'],
    'urine-and-stool': [20, 'perTest'],
    infection: [95, 'perTest'],
    immunity: [60, 'perTest'],
  }),
  ...services('morning-dew-laboratory', 'lab', ['walk-in', 'order'], {
    'blood-count': [22, 'perTest'],
    chemistry: [28, 'perTest'],
    diabetes: [25, 'perTest'],
    heart: [30, 'perTest'],
    'liver-and-hepatitis': [40, 'perTest'],
    pregnancy: [35, 'perTest'],
    'urine-and-stool': [18, 'perTest'],
  }),
  ...services('morning-dew-laboratory', 'lab', ['home', 'order'], { 'cancer-screening': [60, 'atHome'] }),
  ...services('white-plum-laboratory', 'lab', ['walk-in', 'order'], {
    'blood-count': [26, 'perTest'],
    chemistry: [32, 'perTest'],
    diabetes: [28, 'perTest'],
    thyroid: [42, 'perTest'],
    hormones: [65, 'perTest'],
    'liver-and-hepatitis': [45, 'perTest'],
    'cancer-screening': [50, 'perTest'],
    immunity: [58, 'perTest'],
  }),
  ...services('white-plum-laboratory', 'lab', ['walk-in'], { sti: [110, 'confidential'] }),
  ...services('lotus-street-health-center', 'lab', ['walk-in'], {
    'blood-count': [null, 'sliding'],
    diabetes: [null, 'sliding'],
    'liver-and-hepatitis': [null, 'sliding'],
    sti: [null, 'confidential'],
    pregnancy: [null, 'sliding'],
    children: [null, 'sliding'],
  }),
  ...services('harbor-lotus-health-center', 'lab', ['walk-in'], {
    'blood-count': [null, 'sliding'],
    'liver-and-hepatitis': [null, 'sliding'],
    infection: [null, 'sliding'],
    sti: [null, 'confidential'],
    children: [null, 'sliding'],
  }),
  ...services('red-bean-community-clinic', 'lab', ['walk-in'], {
    'liver-and-hepatitis': [null, 'sliding'],
    infection: [null, 'sliding'],
    immunity: [null, 'sliding'],
    sti: [null, 'confidential'],
  }),
  ...services('plum-blossom-urgent-care', 'lab', ['walk-in'], {
    infection: [75, 'insured'],
    pregnancy: [30, 'insured'],
    'urine-and-stool': [25, 'insured'],
    sti: [140, 'confidential'],
  }),
  ...services('banyan-community-hospital', 'lab', ['order'], {
    'blood-count': [null, 'insured'],
    chemistry: [null, 'insured'],
    heart: [null, 'insured'],
    hormones: [null, 'insured'],
    pregnancy: [null, 'insured'],
    children: [null, 'insured'],
  }),
  ...services('silver-pine-imaging', 'imaging', ['order'], {
    ultrasound: [120, 'noContrast'],
    ct: [280, 'noContrast'],
    mri: [480, 'noContrast'],
    mammography: [140, 'insured'],
    dexa: [95, 'noContrast'],
  }),
  ...services('silver-pine-imaging', 'imaging', ['walk-in', 'order'], { 'x-ray': [60, 'noContrast'] }),
  ...services('moon-gate-imaging', 'imaging', ['order'], {
    ultrasound: [110, 'noContrast'],
    mri: [450, 'openMachine'],
    mammography: [130, 'insured'],
    dexa: [90, 'noContrast'],
  }),
  ...services('moon-gate-imaging', 'imaging', ['walk-in', 'order'], { 'x-ray': [55, 'noContrast'] }),
  ...services('autumn-lake-imaging', 'imaging', ['order'], {
    'x-ray': [65, 'noContrast'],
    ultrasound: [130, 'noContrast'],
    ct: [300, 'noContrast'],
    mri: [520, 'noContrast'],
    'pet-ct': [null, 'insured'],
    'nuclear-medicine': [null, 'insured'],
  }),
  ...services('edison-stone-garden-imaging', 'imaging', ['order'], {
    'x-ray': [70, 'noContrast'],
    ultrasound: [125, 'noContrast'],
    ct: [290, 'noContrast'],
    mri: [470, 'openMachine'],
    mammography: [140, 'insured'],
  }),
  ...services('banyan-community-hospital', 'imaging', ['order'], {
    'x-ray': [null, 'hospital'],
    ultrasound: [null, 'hospital'],
    ct: [null, 'hospital'],
    mri: [null, 'hospital'],
    fluoroscopy: [null, 'hospital'],
    angiography: [null, 'hospital'],
  }),
  ...services('upper-east-side-white-crane-hospital', 'imaging', ['order'], {
    mri: [null, 'hospital'],
    'pet-ct': [null, 'hospital'],
    'nuclear-medicine': [null, 'hospital'],
    angiography: [null, 'hospital'],
  }),
  ...services('magnolia-medical-building', 'i693', [], { exam: [260, 'exam'] }),
  ...services('red-bean-community-clinic', 'i693', [], { exam: [240, 'examAllIn'] }),
  ...services('bensonhurst-blossom-family-practice', 'i693', [], { exam: [280, 'examSaturday'] }),
]

export function facilityServiceRow(service: DemoFacilityService, at: number): Service {
  const { at: slug, price, ...rest } = service
  return {
    ...rest,
    id: `demo-${slug}-${service.kind}-${service.code}`,
    facilityId: `demo-${slug}`,
    priceCents: price === null ? null : price * 100,
    updatedAt: at,
  }
}
