import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import type { ScannerData } from '../pages/scanner-page.server.ts'
import { ScanResult } from './scan-card.tsx'
import { ScriptParts } from './script-parts.tsx'

/** What anybody sees: how a device is paired, and the way to the sign-in. */
function Pairing({ wasPaired, answer }: { wasPaired: boolean; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('scanning')
  const message = useProblem('scanning')
  const field = fieldsOf('pairing', answer?.submission, {})
  return (
    <>
      <h1>{t('title')}</h1>
      {wasPaired && <Banner tone="warning">{t('pair.ended')}</Banner>}
      <Card as="section" labelledBy="pairing" className="card__body stack">
        <h2 id="pairing">{t('pair.title')}</h2>
        <p className="muted">{t('pair.lead')}</p>
        <form method="post" action={useHref(paths.scanner())} className="stack" noValidate>
          <input type="hidden" name="intent" value="pair" />
          <FormField field={field('code')} label={t('pair.code')} hint={t('pair.hint')} message={message}>
            {(control) => <TextInput {...control} width="12" numeric autoComplete="off" autoCapitalize="characters" />}
          </FormField>
          <p>
            <Button>{t('pair.button')}</Button>
          </p>
        </form>
        <div hidden data-scan-offline>
          <Banner tone="warning">
            {t('pair.left')}
            <b data-scan-waiting />
          </Banner>
        </div>
        <p>
          <Link to={paths.login({ next: paths.scanner() })}>{t('pair.signIn')}</Link>
        </p>
      </Card>
    </>
  )
}

type Scanner = NonNullable<ScannerData['scanner']>

function Counts({ counts }: Pick<Scanner, 'counts'>) {
  const { t } = useTranslation('scanning')
  const lights = ['green', 'yellow', 'red'] as const
  return (
    <section aria-label={t('counts.title')}>
      <p className="muted">{t('counts.title')}</p>
      <dl className="scan-counts num">
        {lights.map((light) => (
          <div key={light}>
            <dt>{t(`counts.${light}`)}</dt>
            <dd data-count={light}>{counts[light]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** One field that a reader types into as well, and an ordinary form: a script only spares the page. */
function CodeForm({ scanKey, queue }: Pick<Scanner, 'scanKey' | 'queue'>) {
  const { t } = useTranslation('scanning')
  return (
    <form method="post" action={useHref(paths.scannerScan())} className="row scan-form" data-scan-form={queue}>
      <input type="hidden" name="key" value={scanKey} />
      <Field id="scan-code" label={t('scan.code')} hint={t('scan.hint')}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            width="12"
            numeric
            autoComplete="off"
            autoCapitalize="characters"
            autoFocus
            required
            maxLength={200}
          />
        )}
      </Field>
      <Button>{t('scan.button')}</Button>
    </form>
  )
}

function Ready({ scanner }: { scanner: Scanner }) {
  const { t } = useTranslation('scanning')
  const { name, modes, counts, card, scanKey, queue } = scanner
  const page = useHref(paths.scanner())
  return (
    <div className="stack">
      <h1>{name === null ? t('title') : t('heading', { name })}</h1>
      <p className="muted">{t('lead')}</p>
      <Tags>
        {modes.map((mode) => (
          <Tag key={mode}>{t(`modes.${mode}`)}</Tag>
        ))}
      </Tags>
      {/* There from the beginning, so that what a script puts in is read out. */}
      <div role="status" className="stack stack--sm" data-scan-result>
        {card && <ScanResult card={card} />}
      </div>
      <CodeForm scanKey={scanKey} queue={queue} />
      <ScriptParts />
      <Counts counts={counts} />
      {name !== null && (
        <form method="post" action={page}>
          <input type="hidden" name="intent" value="leave" />
          <Button variant="quiet">{t('pair.leave')}</Button>
        </form>
      )}
    </div>
  )
}

/** The page of a device at a desk or a door, and of whoever is signed in. */
export function ScannerPage({ page, answer }: { page: ScannerData; answer: FormAnswer | undefined }) {
  return page.scanner ? <Ready scanner={page.scanner} /> : <Pairing wasPaired={page.wasPaired} answer={answer} />
}
