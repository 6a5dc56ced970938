/** How something works, in numbered steps. */
export function StepsList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="how">
      {steps.map((step) => (
        <li key={step.title}>
          <b>{step.title}</b>
          <span className="muted">{step.text}</span>
        </li>
      ))}
    </ol>
  )
}
