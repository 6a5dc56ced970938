import { npiCheckDigit } from '#app/modules/directory/npi.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { changeRequests } from '#drizzle/schema/moderation.ts'

type Row = typeof changeRequests.$inferInsert

/** A request that waits in the demo. All people, numbers and clinics are fictional: numbers 555-01xx, addresses @example.com. */
export type DemoRequest = Readonly<{
  name: string
  kind: Row['kind']
  targetType: 'provider' | 'facility' | 'npi'
  targetId: string
  field: string
  /** Columns that the request is about, as they stand when it is made. */
  fields?: readonly string[]
  after?: Readonly<Record<string, unknown>>
  /** User name of who asks; left out, a visitor does. */
  submitter?: string
  locale: Locale
  hours: number
  /** What a visitor has written. */
  report?: string
  status?: 'submitted' | 'needs_info'
}>

const npiOf = (first9: string) => `${first9}${npiCheckDigit(first9)}`
const bio = (hans: string, hant: string, en: string) => ({ bio: { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en } })

/** People who wait to be let in. */
export const newcomers = [
  { username: 'meilan.wu', purpose: 'new', name: ['Meilan', 'Wu', '吴美兰'] },
  { username: 'xueqin.ouyang', purpose: 'new', name: ['Xueqin', 'Ouyang', '欧阳雪琴'] },
] as const

const descriptions: readonly DemoRequest[] = [
  {
    ...{ name: 'bio-bai', kind: 'description', targetType: 'provider', targetId: 'demo-zhining-bai', field: 'bio' },
    ...{ fields: ['bio'], submitter: 'zhining.bai', locale: 'zh-Hans', hours: 100 },
    after: bio(
      '看成人内科和老年慢性病，会先听您把话讲完。常见的高血压、糖尿病可以帮助控制，需要时转给合适的专科。周六上午也看诊。',
      '看成人內科和老年慢性病，會先聽您把話講完。常見的高血壓、糖尿病可以幫助控制，需要時轉介合適的專科。週六上午也看診。',
      'I see adults for everyday illness and long-term conditions, and I listen first. I can help you manage high blood pressure and diabetes and refer you when you need a specialist. Open Saturday mornings.',
    ),
  },
  {
    ...{ name: 'bio-guan', kind: 'description', targetType: 'provider', targetId: 'demo-tielin-guan', field: 'bio' },
    ...{ fields: ['bio'], submitter: 'tielin.guan', locale: 'zh-Hant', hours: 30 },
    after: bio(
      '祖传秘方，根治颈肩腰痛，保证有效，无副作用。',
      '祖傳秘方，根治頸肩腰痛，保證有效，無副作用。',
      'Secret formula with guaranteed results for neck and back pain, no side effects.',
    ),
  },
]

const updates: readonly DemoRequest[] = [
  {
    ...{ name: 'phone-magnolia', kind: 'update_facility', targetType: 'facility', field: 'phone', fields: ['phone'] },
    ...{ targetId: 'demo-magnolia-medical-building', submitter: 'zhongwen.du', locale: 'zh-Hans', hours: 121 },
    after: { phone: '+17185550177' },
  },
  {
    ...{ name: 'email-cinnabar', kind: 'update_facility', targetType: 'facility', field: 'email', fields: ['email'] },
    ...{ targetId: 'demo-cinnabar-acupuncture', submitter: 'changming.weng', locale: 'zh-Hans', hours: 6 },
    after: { email: 'cinnabar.desk@example.com' },
  },
  {
    ...{ name: 'wechat-ginkgo', kind: 'update_facility', targetType: 'facility', field: 'wechat', fields: ['wechat'] },
    ...{ targetId: 'demo-ginkgo-acupuncture', submitter: 'tielin.guan', locale: 'zh-Hant', hours: 50 },
    after: { wechat: 'ginkgo_example' },
    status: 'needs_info',
  },
  {
    ...{
      name: 'names-chen',
      kind: 'update_provider',
      targetType: 'provider',
      targetId: 'demo-wei-chen',
      field: 'names',
    },
    ...{ fields: ['nameHans', 'nameHant', 'preferredName', 'title'], submitter: 'wei.chen', locale: 'en-US' },
    ...{ hours: 47, after: { preferredName: 'Wayne Chen' } },
  },
  {
    ...{ name: 'report-phone', kind: 'update_provider', targetType: 'provider', targetId: 'demo-yeqing-su' },
    ...{ field: 'phone', locale: 'zh-Hans', hours: 74, report: '这个电话打过去说是空号，诊所门口写的是555-0163。' },
  },
  {
    ...{ name: 'report-accepting', kind: 'update_provider', targetType: 'provider', targetId: 'demo-lin-tian' },
    ...{
      field: 'accepting',
      locale: 'en-US',
      hours: 21,
      report: 'The front desk said they are not taking new patients.',
    },
  },
  {
    ...{ name: 'report-hours', kind: 'update_provider', targetType: 'provider', targetId: 'demo-jianguo-ren' },
    ...{ field: 'hours', locale: 'zh-Hant', hours: 3, report: '星期三下午沒有開門，門口貼著休診。' },
  },
]

const newDoctors: readonly DemoRequest[] = [
  {
    ...{ name: 'new-wu', kind: 'new_doctor', targetType: 'npi', targetId: npiOf('100000095'), field: 'profile' },
    ...{ submitter: 'meilan.wu', locale: 'zh-Hans', hours: 80 },
    after: {
      ...{ npi: npiOf('100000095'), name: 'Meilan Wu', nameZh: '吴美兰', phone: '+17185550144', isDisputed: false },
      ...{ evidence: '纽约州执照在办公室，可以打诊所前台核对。', specialty: 'family-medicine' },
      ...{ clinicName: 'Persimmon Family Practice (example)', position: null, addressVerified: 'unverified' },
      address: { line1: '1 Example Ave', line2: 'Fl 2', city: 'Flushing', state: 'NY', zip: '11354' },
    },
  },
  {
    ...{ name: 'claim-ouyang', kind: 'claim', targetType: 'provider', targetId: 'demo-xueqin-ouyang', field: 'owner' },
    // The NPI is that of the profile.
    ...{ fields: ['npi'], submitter: 'xueqin.ouyang', locale: 'zh-Hant', hours: 9 },
    after: {
      ...{ name: 'Xueqin Ouyang', nameZh: '歐陽雪琴', phone: '+17185550151' },
      ...{ evidence: '請撥診所總機找我的助理，她可以證明。', isDisputed: false },
    },
  },
]

export const demoRequests: readonly DemoRequest[] = [...descriptions, ...updates, ...newDoctors]
