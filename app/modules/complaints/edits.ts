const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Every spelling one step away: a letter left out, changed, put in, or two neighbors swapped. */
export function editsOf(text: string): Set<string> {
  const edits = new Set<string>()
  for (let at = 0; at <= text.length; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (tail) edits.add(head + tail.slice(1))
    if (tail.length > 1) edits.add(head + tail[1]! + tail[0]! + tail.slice(2))
    for (const letter of letters) {
      edits.add(head + letter + tail)
      if (tail) edits.add(head + letter + tail.slice(1))
    }
  }
  edits.delete(text)
  edits.delete('')
  return edits
}
