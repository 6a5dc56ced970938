import { useHref, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { type DeskStep, isButtonStep, stepKeys } from '#app/modules/desk/step-nouns.ts'

type Acted = Pick<DeskVisit, 'id' | 'version' | 'patient'>

/** What a button tells its step: the version on the screen, and where to come back to. */
export function StepFields({ version, back }: { version: number; back: string }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
    </>
  )
}

/** The page one is on, in root form. */
function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

type StepControlProps = {
  visit: Acted
  step: DeskStep
  variant?: ButtonVariant
  /** In a list, to which one comes back at this visit; with script the list stays as it is. */
  stays?: boolean
  /** The usual next step of its row, which takes the focus when the row has changed. */
  isNext?: boolean
}

/** A step by one press, with what its page takes for granted where it has one. */
export function StepButton({ visit, step, variant = 'line', stays = false, isNext = false }: StepControlProps) {
  const { t } = useTranslation('desk')
  const action = useHref(paths.deskStep(visit.id, step))
  const here = useHere()
  return (
    <form method="post" action={action} data-step={stays ? step : undefined}>
      <StepFields version={visit.version} back={stays ? `${here}#visit-${visit.id}` : here} />
      <Button
        variant={variant}
        id={`${step}-${visit.id}`}
        data-next={isNext ? '' : undefined}
        aria-keyshortcuts={stays ? stepKeys[step] : undefined}
      >
        {t(`step.${step}`)}
        <span className="vh">{t('step.of', { name: visit.patient.main })}</span>
      </Button>
    </form>
  )
}

/** A step with a visit: a button that does it, or a link to the page that asks what it needs to know. */
export function StepControl({ visit, step, variant = 'line', stays = false, isNext = false }: StepControlProps) {
  const { t } = useTranslation('desk')
  if (isButtonStep(step)) return <StepButton {...{ visit, step, variant, stays, isNext }} />
  return (
    <ButtonLink
      to={paths.deskStep(visit.id, step)}
      variant={variant}
      id={`${step}-${visit.id}`}
      data-next={isNext ? '' : undefined}
    >
      {t(`step.${step}`)}
      <span className="vh">{t('step.of', { name: visit.patient.main })}</span>
    </ButtonLink>
  )
}
