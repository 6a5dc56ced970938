/** A sentence in which a name stays on one line where the line has room for it: "Book with / Mei Ling Cheung, MD". */
export function WholeName({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="kept">{name}</span>
      {text.slice(at + name.length)}
    </>
  )
}
