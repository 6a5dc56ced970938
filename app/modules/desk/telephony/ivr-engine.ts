import {
  findNode,
  goesOn,
  type IvrNode,
  type IvrTree,
  type LineState,
  type Prompts,
  telephoneKeys,
  type VoiceLanguage,
} from './ivr.ts'
import { phrases } from './ivr-start.ts'

/** The engine of the menu: what a caller meets next. It knows neither clock nor carrier nor database. */

/** One telephone of a group that rings, for so many seconds. */
export type RingMember = Readonly<{ userId: string; destination: string; seconds: number }>

export type IvrWorld = Readonly<{
  tree: IvrTree
  groups: Readonly<Record<string, readonly RingMember[]>>
  /** How the line stands at this moment. */
  state: LineState
  /** Of the number that was called. */
  languages: readonly VoiceLanguage[]
  greeting: Prompts
  announcesRecording: boolean
}>

export type Position = Readonly<{
  /** Empty at the message that every call ends in where nothing else is left. */
  node: string
  language: VoiceLanguage | null
  /** The menu that was heard last, to which a repeat leads back. */
  menu: string
  /** Keys in a row that led nowhere, silences among them. */
  tries: number
  /** Which telephone of the group rings. */
  member: number
  /** Steps passed so far. */
  steps: number
  /** Counts what has happened, so that the same thing that is told twice is known. */
  turn: number
}>

export type CallEvent =
  | { kind: 'begin' }
  | { kind: 'key'; key: string }
  | { kind: 'silence' }
  /** The telephone that rang was not answered, was busy or failed. */
  | { kind: 'unanswered' }
  /** Somebody at the desk sends the caller to the voicemail. */
  | { kind: 'to_voicemail' }

export type Spoken = Readonly<{ language: VoiceLanguage; text: string }>

/** What happens next: it waits for a key, a telephone rings, a message is recorded, or the call ends. */
export type Step = Readonly<{
  say: readonly Spoken[]
  then: 'key' | 'ring' | 'record' | 'end'
  ring: RingMember | null
  /** Names of the steps that were passed just now. */
  passed: readonly string[]
  position: Position
}>

const mostTries = 3
/** Where somebody goes round in menus, an end. */
const mostSteps = 60

export const beginning: Position = { node: '', language: null, menu: '', tries: 0, member: 0, steps: 0, turn: 0 }

/** What is said in a language, or in every one while none was chosen. */
function spoken(world: IvrWorld, { language }: Position, prompts: Prompts): Spoken[] {
  return (language ? [language] : world.languages)
    .map((each) => ({ language: each, text: prompts[each].trim() }))
    .filter(({ text }) => text !== '')
}

type Way = { world: IvrWorld; say: Spoken[]; passed: string[] }

const ended = ({ say, passed }: Way, position: Position): Step => ({ say, passed, position, then: 'end', ring: null })

/** Where nothing else is left: a message, in the clinic's own words or in ours. */
function toVoicemail(way: Way, position: Position, node: IvrNode | null = null): Step {
  const own = node && spoken(way.world, position, node.prompts)
  const greeting = spoken(way.world, position, way.world.greeting)
  const said = [own, greeting].find((some) => some && some.length > 0) ?? spoken(way.world, position, phrases.greeting)
  const { passed } = way
  const at = { ...position, node: node?.id ?? '' }
  return { say: [...way.say, ...said], passed, position: at, then: 'record', ring: null }
}

/** The telephone of a group whose turn it is; after the last it goes on where the step says. */
function ringAt(way: Way, node: IvrNode, position: Position): Step {
  const ring = way.world.groups[node.groupId]?.[position.member] ?? null
  if (ring) return { say: way.say, passed: way.passed, position: { ...position, node: node.id }, then: 'ring', ring }
  return walk(way, node.next, { ...position, member: 0 })
}

/** Goes from a step on until something is to be waited for. */
function walk(way: Way, id: string, from: Position): Step {
  const { world } = way
  const node = findNode(world.tree, id)
  const position = { ...from, node: id, steps: from.steps + 1 }
  if (!node || position.steps > mostSteps) return toVoicemail(way, position)
  way.passed.push(node.name)
  const { action, prompts, next } = node
  if (action === 'repeat') return position.menu === '' ? toVoicemail(way, position) : walk(way, position.menu, position)
  if (action === 'language' && world.languages.length === 1)
    return walk(way, next, { ...position, language: world.languages[0]! })
  if (action === 'voicemail') return toVoicemail(way, position, node)
  // A choice of language is said in every one, whatever was chosen before.
  way.say.push(...spoken(world, action === 'language' ? { ...position, language: null } : position, prompts))
  if (action === 'ring') return ringAt(way, node, { ...position, member: 0 })
  if (action === 'hang_up') return ended(way, position)
  if (goesOn(action) && action !== 'language') return walk(way, next, position)
  return { say: way.say, passed: way.passed, position: { ...position, menu: id }, then: 'key', ring: null }
}

/** A key that leads nowhere, or none: the menu again, and after the third time a message. */
function again(way: Way, position: Position, phrase: Prompts): Step {
  const tries = position.tries + 1
  if (tries >= mostTries) return toVoicemail(way, { ...position, tries })
  way.say.push(...spoken(way.world, position, phrase))
  return walk(way, position.node, { ...position, tries })
}

function keyPressed(way: Way, position: Position, key: string): Step {
  const node = findNode(way.world.tree, position.node)
  // Looked for among the keys that there are: what a caller's carrier sends may be anything.
  const pressed = telephoneKeys.find((each) => each === key)
  const target = pressed && node?.keys[pressed]
  if (!node || target === undefined) return again(way, position, phrases.invalidKey)
  if (node.action !== 'language') return walk(way, target, { ...position, tries: 0 })
  const language = way.world.languages.find((each) => each === target)
  if (!language) return again(way, position, phrases.invalidKey)
  return walk(way, node.next, { ...position, language, tries: 0 })
}

/** What somebody who waits for a key, a telephone or a message meets, once more and without anything having happened. */
export function sameStep(world: IvrWorld, position: Position, then: Step['then']): Step {
  const way: Way = { world, say: [], passed: [] }
  const node = findNode(world.tree, position.node)
  if (then === 'record') return toVoicemail(way, position, node?.action === 'voicemail' ? node : null)
  const ring = then === 'ring' ? (world.groups[node?.groupId ?? '']?.[position.member] ?? null) : null
  const isOfMenu = node && (node.action === 'menu' || node.action === 'language')
  const said = then === 'key' && isOfMenu ? spoken(world, position, node.prompts) : []
  return { say: said, passed: [], position, then: then === 'ring' && !ring ? 'end' : then, ring }
}

/** What a caller meets next. The same event at the same place in the same world always has the same answer. */
export function nextStep(world: IvrWorld, from: Position, event: CallEvent): Step {
  const way: Way = { world, say: [], passed: [] }
  const position = { ...from, turn: from.turn + 1 }
  switch (event.kind) {
    case 'begin': {
      const language = world.languages.length === 1 ? world.languages[0]! : null
      if (world.announcesRecording) way.say.push(...spoken(world, { ...position, language }, phrases.recording))
      return walk(way, world.tree.entries[world.state], { ...position, language })
    }
    case 'key':
      return keyPressed(way, position, event.key)
    case 'silence':
      return again(way, position, phrases.stillThere)
    case 'to_voicemail':
      return toVoicemail(way, position)
    case 'unanswered': {
      const node = findNode(world.tree, position.node)
      if (node?.action !== 'ring') return toVoicemail(way, position)
      return ringAt(way, node, { ...position, member: position.member + 1 })
    }
  }
}
