import type { Localized } from '#app/core/i18n/locale.ts'
import type { visitTypes } from '#drizzle/schema/scheduling.ts'
import { dice } from './dice.ts'
import { liveClinic } from './live-clinics.ts'
import { tri } from './tri.ts'

type VisitTypeRow = typeof visitTypes.$inferInsert

/** What a demo provider's calendar is made from. */
export type DemoProviderFacility = {
  id: string
  providerId: string
  facilityId: string
  timeZone: string
  specialtyId: string
  isSensitive: boolean
  offersTelehealth: boolean
  priceCents: number | null
}

const names = {
  office: tri('看诊', '看診', 'Office visit'),
  first: tri('首诊', '初診', 'First visit'),
  followUp: tri('复诊', '複診', 'Follow-up'),
  video: tri('视频看诊', '視訊看診', 'Video visit'),
  cleaning: tri('检查和洗牙', '檢查和洗牙', 'Checkup and cleaning'),
  acupuncture: tri('针灸', '針灸', 'Acupuncture session'),
  therapy: tri('治疗一次', '治療一次', 'Therapy session'),
  exam: tri('年度体检', '年度健康檢查', 'Annual physical'),
  urgent: tri('小急症看诊', '小急症看診', 'Urgent visit'),
  group: tri('健康小组课', '健康小組課', 'Group class'),
} satisfies Record<string, Localized>

const atTheDesk = tri(
  '到了请先去前台报到。看诊有时会晚一点，请多留半小时。',
  '到了請先去櫃台報到。看診有時會晚一點，請多留半小時。',
  'Please check in at the front desk first. Visits sometimes run late, so leave an extra half hour.',
)
const online = tri(
  '请找一个安静、网络好的地方，把药和检查结果放在手边。',
  '請找一個安靜、網路好的地方，把藥和檢查結果放在手邊。',
  'Please find a quiet place with a good connection, and have your medicines and test results at hand.',
)
const loose = tri(
  '请穿宽松的衣服，不要空腹。',
  '請穿寬鬆的衣服，不要空腹。',
  'Please wear loose clothes and eat something beforehand.',
)

type Kind = 'urgent' | 'dental' | 'acupuncture' | 'therapy' | 'talk' | 'primary' | 'specialist'

const kinds: Readonly<Record<string, Kind>> = {
  'emergency-medicine': 'urgent',
  'physician-assistant': 'urgent',
  dentistry: 'dental',
  orthodontics: 'dental',
  'pediatric-dentistry': 'dental',
  'oral-surgery': 'dental',
  periodontics: 'dental',
  endodontics: 'dental',
  prosthodontics: 'dental',
  acupuncture: 'acupuncture',
  'physical-therapy': 'therapy',
  'occupational-therapy': 'therapy',
  'speech-therapy': 'therapy',
  'massage-therapy': 'therapy',
  chiropractic: 'therapy',
  psychiatry: 'talk',
  'child-psychiatry': 'talk',
  psychology: 'talk',
  'clinical-social-work': 'talk',
  'mental-health-counseling': 'talk',
  'marriage-and-family-therapy': 'talk',
  'family-medicine': 'primary',
  'internal-medicine': 'primary',
  'general-practice': 'primary',
  'geriatric-medicine': 'primary',
  pediatrics: 'primary',
  'nurse-practitioner': 'primary',
}

type Offer = { name: keyof typeof names; minutes: number } & Partial<Omit<VisitTypeRow, 'name'>>

const offers: Readonly<Record<Kind, Offer[]>> = {
  urgent: [
    { name: 'urgent', minutes: 15, leadMinutes: 30, horizonDays: 14 },
    { name: 'followUp', minutes: 15, newPatients: 'returning_only', alignMinutes: 15 },
  ],
  dental: [
    { name: 'cleaning', minutes: 40, bufferAfter: 10, resourceKinds: ['chair'] },
    { name: 'first', minutes: 60, newPatients: 'new_only', resourceKinds: ['chair'] },
  ],
  acupuncture: [
    { name: 'acupuncture', minutes: 45, bufferAfter: 15, sharesBuffers: true, instructions: loose },
    { name: 'first', minutes: 60, newPatients: 'new_only', instructions: loose },
  ],
  therapy: [
    { name: 'therapy', minutes: 45, instructions: loose },
    { name: 'first', minutes: 60, newPatients: 'new_only', instructions: loose },
  ],
  talk: [
    { name: 'therapy', minutes: 50, bufferAfter: 10, instructions: null },
    { name: 'first', minutes: 80, bufferAfter: 10, newPatients: 'new_only', approval: 'manual' },
  ],
  primary: [
    { name: 'office', minutes: 20 },
    { name: 'first', minutes: 40, newPatients: 'new_only' },
    { name: 'exam', minutes: 40, dailyCap: 4 },
    { name: 'followUp', minutes: 15, newPatients: 'returning_only', alignMinutes: 15 },
  ],
  specialist: [
    { name: 'office', minutes: 30 },
    { name: 'first', minutes: 45, newPatients: 'new_only', alignMinutes: 15 },
    { name: 'followUp', minutes: 15, newPatients: 'returning_only', alignMinutes: 15 },
  ],
}

/** Specialties in which some practices also hold a class for a group. */
const withGroups = new Set([
  'nutrition',
  'endocrinology',
  'obstetrics-and-gynecology',
  'internal-medicine',
  'physician-assistant',
])

/** The visit types of a demo provider facility, the one that most patients want first. */
export function visitTypeRows(providerFacility: DemoProviderFacility): VisitTypeRow[] {
  const chance = dice(`approval ${providerFacility.id}`)
  const own = [...offers[kinds[providerFacility.specialtyId] ?? 'specialist']]
  if (providerFacility.offersTelehealth)
    own.push({ name: 'video', minutes: 20, mode: 'video', leadMinutes: 60, instructions: online })
  if (withGroups.has(providerFacility.specialtyId) && (chance < 0.5 || liveClinic(providerFacility.facilityId)))
    own.push({ name: 'group', minutes: 60, capacity: 8, alignMinutes: 60, leadMinutes: 24 * 60 })
  const approval = chance < 0.1 ? 'manual' : chance < 0.2 ? 'auto_returning' : 'auto'
  return own.map(({ name, ...offer }, index) => ({
    id: visitTypeId(providerFacility.id, name),
    providerFacilityId: providerFacility.id,
    code: name === 'followUp' ? 'follow-up' : name,
    name: names[name],
    bufferBefore: 0,
    bufferAfter: 0,
    sharesBuffers: false,
    alignMinutes: offer.minutes % 20 === 0 ? 20 : offer.minutes % 30 === 0 ? 30 : 15,
    leadMinutes: 120,
    horizonDays: 60,
    mode: 'in_person',
    newPatients: 'all',
    approval,
    capacity: 1,
    dailyCap: null,
    cancelNoticeMinutes: 240,
    rescheduleNoticeMinutes: 240,
    maxReschedules: 3,
    priceCents: index === 0 ? providerFacility.priceCents : null,
    instructions: atTheDesk,
    isSensitive: providerFacility.isSensitive,
    resourceKinds: [],
    isActive: true,
    sort: index + 1,
    ...offer,
  }))
}

export function visitTypeId(providerFacilityId: string, name: string): string {
  return `${providerFacilityId}-visit-${name}`
}
