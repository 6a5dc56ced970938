import { readInterchange, type Segment, element } from '../x12/interchange.ts'
import type { GatewayAnswer, PayerGateway } from './gateway.ts'

/**
 * A payer without a payer: answers a 270 with the text of a 271 as payers write it, by the member id alone, so that every answer can be had at
 * will. It asks nobody and knows nobody.
 */

/** Member ids that are answered in their own way; any other is insured. The form shows them while the simulator is on. */
export const simulatedIds = {
  active: 'DEMO100',
  inactive: 'DEMO600',
  birthDate: 'DEMO71',
  unknown: 'DEMO75',
  later: 'DEMO42',
  timeout: 'DEMO-TIMEOUT',
  unclear: 'DEMO-UNCLEAR',
} as const

type Asked = Readonly<{
  payer: Segment
  provider: Segment
  subscriber: Segment
  dependent: Segment | undefined
  birth: Segment | undefined
  trace: Segment
  memberId: string
  date: string
}>

function readAsked(x12: string): Asked & { sender: string; receiver: string; control: string } {
  const { sender, receiver, control, groups } = readInterchange(x12)
  const segments = groups[0]!.sets[0]!.segments
  const named = (role: string) => segments.find((segment) => segment.id === 'NM1' && element(segment, 1) === role)
  const last = (id: string) => segments.findLast((segment) => segment.id === id)
  const subscriber = named('IL')!
  return {
    ...{ sender, receiver, control, subscriber, dependent: named('03'), birth: last('DMG') },
    ...{ payer: named('PR')!, provider: named('1P')!, trace: last('TRN')! },
    memberId: element(subscriber, 9),
    date: element(last('DTP')!, 3),
  }
}

const line = ({ id, elements }: Segment) => [id, ...elements].join('*')

/** The benefits of a plan with a co-pay of 15 dollars for a visit to a doctor. */
function activeLines({ date }: Asked): string[] {
  const year = date.slice(0, 4)
  return [
    `DTP*291*RD8*${year}0101-${year}1231`,
    ...['EB*1**30*HM*DEMO GOLD PLAN', 'EB*1**1^33^35^47^48^50^86^88^98^AL^MH^UC'],
    ...['EB*B*IND*98*HM*DEMO GOLD PLAN*27*15*****Y', 'EB*B*IND*98*HM*DEMO GOLD PLAN*27*60*****N'],
    ...['EB*B*IND*UC*HM**27*50*****Y', 'EB*A*IND*98*HM****.2****N'],
    ...['EB*C*IND*30*HM**23*500*****Y', 'EB*C*IND*30*HM**29*120*****Y'],
    ...['EB*G*IND*30*HM**23*3000*****Y', 'EB*G*IND*30*HM**29*2450*****Y'],
    ...['EB*B*IND*62*HM**27*100****Y*Y', 'MSG*PRIOR AUTHORIZATION REQUIRED'],
    ...['EB*L', 'LS*2120', 'NM1*P3*1*SAMPLE*DOCTOR', 'LE*2120'],
  ]
}

/** What stands in the level of whoever is asked about. */
function answerLines(asked: Asked, attempt: number): string[] {
  const { memberId, date } = asked
  if (memberId === simulatedIds.inactive) return [`DTP*347*D8*${Number(date.slice(0, 4)) - 1}1231`, 'EB*6**30']
  if (memberId === simulatedIds.unclear) return ['EB*U**30', 'MSG*CONTACT THE PLAN']
  const [, code] = /^DEMO(\d\d|T4)$/.exec(memberId) ?? []
  const isLater = code === '42' || code === '80'
  if (code && !(isLater && attempt > 1)) return [`AAA*N**${code}*${isLater ? 'R' : 'C'}`]
  return activeLines(asked)
}

function personLines(asked: Asked, attempt: number): string[] {
  const { subscriber, dependent, birth, trace } = asked
  const [, ...rest] = trace.elements
  const own = [`TRN*2*${rest.join('*')}`]
  const said = [...(birth ? [line(birth)] : []), ...answerLines(asked, attempt)]
  if (!dependent) return ['HL*3*2*22*0', ...own, line(subscriber), ...said]
  return ['HL*3*2*22*1', line(subscriber), 'HL*4*3*23*0', ...own, line(dependent), ...said]
}

/** The 271 to a 270, with sender and receiver the other way around. */
export function simulatedAnswer(x12: string, attempt: number): string {
  const asked = readAsked(x12)
  const { sender, receiver, control, payer, provider } = asked
  const isa = x12.slice(0, 106)
  const padded = (text: string) => text.padEnd(15)
  const head = isa.slice(0, 35) + padded(receiver) + isa.slice(50, 54) + padded(sender) + isa.slice(69, 105)
  const moment = `20${isa.slice(70, 76)}*${isa.slice(77, 81)}`
  const body = [
    ...['ST*271*0001*005010X279A1', `BHT*0022*11*${control}*${moment}`],
    ...['HL*1**20*1', line(payer), 'HL*2*1*21*1', line(provider)],
    ...personLines(asked, attempt),
  ]
  const lines = [
    head,
    `GS*HB*${receiver}*${sender}*${moment}*${Number(control)}*X*005010X279A1`,
    ...body,
    ...[`SE*${body.length + 1}*0001`, `GE*1*${Number(control)}`, `IEA*1*${control}`],
  ]
  return lines.map((each) => `${each}~`).join('')
}

export const payerSimulator: PayerGateway = {
  ...{ name: 'simulator', sender: 'DEMOCLINIC', receiver: 'DEMOPAYER', isTest: true },
  // Nobody waits twenty seconds for an answer that will not come.
  ask: ({ x12, attempt }): Promise<GatewayAnswer> =>
    Promise.resolve(
      readAsked(x12).memberId === simulatedIds.timeout
        ? { kind: 'none', code: 'time_limit' }
        : { kind: 'answered', x12: simulatedAnswer(x12, attempt) },
    ),
}
