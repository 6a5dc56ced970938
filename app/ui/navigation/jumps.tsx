type JumpsProps = {
  label: string
  parts: readonly { id: string; title: string }[]
}

/** The few parts of a long page, at hand wherever one is on it. */
export function Jumps({ label, parts }: JumpsProps) {
  return (
    <nav className="jumps noprint" aria-label={label}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
