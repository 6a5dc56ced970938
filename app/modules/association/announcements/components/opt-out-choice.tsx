import { Button } from '#app/ui/button.tsx'

type Words = Record<'title' | 'lead' | 'hint' | 'stop' | 'done' | 'resume' | 'resumed', string>

type OptOutChoiceProps = { words: Words; chosen: { areWanted: boolean } | undefined }

/** Whether its reader wants announcements by mail: one button. */
export function OptOutChoice({ words, chosen }: OptOutChoiceProps) {
  const isOut = chosen?.areWanted === false
  return (
    <main className="wrap wrap--form stack private">
      <h1>{words.title}</h1>
      <div role={chosen ? 'status' : undefined}>
        <p>{chosen ? (isOut ? words.done : words.resumed) : words.lead}</p>
        <p className="muted">{words.hint}</p>
      </div>
      <form method="post">
        <Button variant={isOut ? 'quiet' : 'primary'} name="announcements" value={isOut ? 'on' : 'off'}>
          {isOut ? words.resume : words.stop}
        </Button>
      </form>
    </main>
  )
}
