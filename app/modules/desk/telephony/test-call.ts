import { beginning, type CallEvent, type IvrWorld, nextStep, type Position, type Step } from './ivr-engine.ts'
import { telephoneKeys } from './ivr.ts'

/** A call that nobody makes: what a caller would meet who presses these keys one after the other. */

/** What can be pressed: a key, nothing, and a telephone that nobody answers. In an address `-` and `x` stand for the last two. */
const testPresses = [...telephoneKeys, '-', 'x'] as const
export type TestPress = (typeof testPresses)[number]

/** More than a call ever takes. */
const mostPresses = 40

export function readPresses(typed: string | null): TestPress[] {
  return [...(typed ?? '')]
    .flatMap((letter) => testPresses.find((press) => press === letter) ?? [])
    .slice(0, mostPresses)
}

const eventOf = (press: TestPress): CallEvent =>
  press === '-' ? { kind: 'silence' } : press === 'x' ? { kind: 'unanswered' } : { kind: 'key', key: press }

/** What can be pressed at a step: keys at a menu, nobody answering while a telephone rings. */
export const pressesAt = ({ then }: Pick<Step, 'then'>): readonly TestPress[] =>
  then === 'key' ? [...telephoneKeys, '-'] : then === 'ring' ? ['x'] : []

export type TestStep = Readonly<{ press: TestPress | null; step: Step }>

/** Every step of the call, until it ends; what is pressed where it cannot be is left out. */
export function testCall(world: IvrWorld, presses: readonly TestPress[]): TestStep[] {
  let position: Position = beginning
  const steps: TestStep[] = []
  const take = (press: TestPress | null, event: CallEvent) => {
    const step = nextStep(world, position, event)
    position = step.position
    steps.push({ press, step })
  }
  take(null, { kind: 'begin' })
  for (const press of presses) {
    if (pressesAt(steps.at(-1)!.step).includes(press)) take(press, eventOf(press))
  }
  return steps
}
