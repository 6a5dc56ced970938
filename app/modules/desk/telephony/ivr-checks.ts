import {
  findNode,
  goesOn,
  type IvrNode,
  type IvrTree,
  lineStates,
  needsPrompt,
  targetsOf,
  type VoiceLanguage,
} from './ivr.ts'

/** Steps from the first to the last; more keys than that nobody remembers. */
const mostDepth = 6
export const mostNodes = 40

export const ivrFaultCodes = [
  'entry',
  'noKeys',
  'deadKey',
  'noNext',
  'noGroup',
  'noPrompt',
  'endless',
  'tooDeep',
  'repeatEntry',
] as const
export type IvrFaultCode = (typeof ivrFaultCodes)[number]

/** What is wrong, with which step; of an entry with none. `detail` is the key or the language. */
export type IvrFault = Readonly<{ code: IvrFaultCode; node: string | null; detail: string }>

type Known = Readonly<{ groups: ReadonlySet<string>; languages: readonly VoiceLanguage[] }>

function faultsOfNode(tree: IvrTree, node: IvrNode, { groups, languages }: Known): IvrFault[] {
  const fault = (code: IvrFaultCode, detail = ''): IvrFault => ({ code, node: node.id, detail })
  const { action, keys, next } = node
  const isThere = (id: string) => findNode(tree, id) !== null
  const faults: IvrFault[] = []
  if ((action === 'menu' || action === 'language') && Object.keys(keys).length === 0) faults.push(fault('noKeys'))
  for (const [key, target] of Object.entries(keys)) {
    if (action === 'menu' && !isThere(target)) faults.push(fault('deadKey', key))
  }
  if (goesOn(action) && !isThere(next)) faults.push(fault('noNext'))
  if (action === 'ring' && !groups.has(node.groupId)) faults.push(fault('noGroup'))
  if (action === 'language') {
    const offered = Object.values(keys)
    for (const language of languages) if (!offered.includes(language)) faults.push(fault('noKeys', language))
  }
  // A step that says anything at all says it to everybody.
  const says = languages.filter((language) => node.prompts[language].trim() !== '')
  if (needsPrompt(action) || says.length > 0) {
    for (const language of languages) if (!says.includes(language)) faults.push(fault('noPrompt', language))
  }
  return faults
}

/** The steps from which an end can be reached: a voicemail, a group that rings, a hang-up. */
function endingNodes(tree: IvrTree): Set<string> {
  const ending = new Set(
    tree.nodes.filter(({ action }) => ['voicemail', 'ring', 'hang_up'].includes(action)).map(({ id }) => id),
  )
  for (let grew = true; grew;) {
    const more = tree.nodes.filter((node) => !ending.has(node.id) && targetsOf(node).some((id) => ending.has(id)))
    for (const { id } of more) ending.add(id)
    grew = more.length > 0
  }
  return ending
}

/** Steps that a call goes through by itself, without a key, and comes back to. */
function selfTurning(tree: IvrTree): Set<string> {
  const turning = new Set<string>()
  for (const { id } of tree.nodes) {
    const seen = new Set<string>()
    for (let node = findNode(tree, id); node; node = goesOn(node.action) ? findNode(tree, node.next) : null) {
      // A choice of language waits for a key.
      if (node.action === 'language') break
      if (seen.has(node.id)) {
        if (node.id === id) turning.add(id)
        break
      }
      seen.add(node.id)
    }
  }
  return turning
}

/** How many steps a call has passed when it first comes to each; a step that nothing leads to has none. */
export function depths(tree: IvrTree): Map<string, number> {
  const depth = new Map<string, number>()
  let edge = lineStates.map((state) => tree.entries[state]).filter((id) => findNode(tree, id))
  for (let level = 1; edge.length > 0; level++) {
    const fresh = [...new Set(edge)].filter((id) => !depth.has(id))
    for (const id of fresh) depth.set(id, level)
    edge = fresh.flatMap((id) => targetsOf(findNode(tree, id)!)).filter((id) => findNode(tree, id))
  }
  return depth
}

/** Everything that keeps a menu from being published. */
export function faultsOf(tree: IvrTree, known: Known): IvrFault[] {
  const entries = lineStates.flatMap((state): IvrFault[] => {
    const node = findNode(tree, tree.entries[state])
    if (node?.action === 'repeat') return [{ code: 'repeatEntry', node: node.id, detail: state }]
    return node ? [] : [{ code: 'entry', node: null, detail: state }]
  })
  const ending = endingNodes(tree)
  const turning = selfTurning(tree)
  const deep = depths(tree)
  const ways = tree.nodes.flatMap((node): IvrFault[] => {
    const isEndless = turning.has(node.id) || (node.action !== 'repeat' && !ending.has(node.id))
    return [
      ...(isEndless ? [{ code: 'endless' as const, node: node.id, detail: '' }] : []),
      ...((deep.get(node.id) ?? 0) > mostDepth ? [{ code: 'tooDeep' as const, node: node.id, detail: '' }] : []),
    ]
  })
  return [...entries, ...tree.nodes.flatMap((node) => faultsOfNode(tree, node, known)), ...ways]
}
