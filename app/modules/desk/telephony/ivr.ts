import type { Locale } from '#app/core/i18n/locale.ts'
import type { StoredLanguage, StoredPrompts } from '#drizzle/schema/practice/telephony.ts'

/** What a caller meets: steps that lead to each other. A step is named by its id; 0–9 are the keys of the telephone. */

export const voiceLanguages = ['cmn', 'yue', 'en'] as const satisfies readonly StoredLanguage[]
export type VoiceLanguage = (typeof voiceLanguages)[number]
export type Prompts = StoredPrompts

/** In which locale somebody is written to who was spoken to in a language. */
export const localeOfVoice: Readonly<Record<VoiceLanguage, Locale>> = {
  cmn: 'zh-Hans',
  yue: 'zh-Hant',
  en: 'en-US',
}

export const telephoneKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
export type TelephoneKey = (typeof telephoneKeys)[number]

export const ivrActions = ['language', 'menu', 'ring', 'voicemail', 'announcement', 'repeat', 'hang_up'] as const
export type IvrAction = (typeof ivrActions)[number]

export type IvrNode = Readonly<{
  id: string
  /** For who edits it; callers never hear it. */
  name: string
  action: IvrAction
  prompts: Prompts
  /** By key: of a menu the id of a step, of a choice of language the language. */
  keys: Readonly<Partial<Record<TelephoneKey, string>>>
  /** Where it goes on: after a choice of language, an announcement, or a group in which nobody answers. Empty is nowhere. */
  next: string
  /** The group of a step that rings one. */
  groupId: string
}>

export const lineStates = ['open', 'closed', 'holiday'] as const
export type LineState = (typeof lineStates)[number]

export type IvrTree = Readonly<{
  nodes: readonly IvrNode[]
  /** The step with which a call begins, by how the line stands. */
  entries: Readonly<Record<LineState, string>>
}>

export const noPrompts: Prompts = { cmn: '', yue: '', en: '' }

export const findNode = (tree: IvrTree, id: string): IvrNode | null => tree.nodes.find((node) => node.id === id) ?? null

/** Every step that a step can lead to by itself or by a key; a repeat leads back to its menu and is none. */
export function targetsOf({ action, keys, next }: IvrNode): string[] {
  if (action === 'menu') return Object.values(keys)
  return action === 'language' || action === 'announcement' || action === 'ring' ? [next].filter(Boolean) : []
}

/** Actions that say something without which a caller would not know what to do. */
export const needsPrompt = (action: IvrAction) => ['language', 'menu', 'announcement'].includes(action)
/** Actions that go on somewhere. */
export const goesOn = (action: IvrAction) => ['language', 'announcement', 'ring'].includes(action)
