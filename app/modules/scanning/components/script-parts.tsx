import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const looks: readonly (readonly [light: 'green' | 'yellow' | 'red' | 'kept', icon: IconName])[] = [
  ['green', 'circle-check'],
  ['yellow', 'clock'],
  ['red', 'circle-alert'],
  ['kept', 'refresh'],
]

/** The looks of an answer, from which the script makes one: it has words of its own for nothing. */
function Models() {
  const { t } = useTranslation('scanning')
  const undo = useHref(paths.scannerUndo())
  // The script puts in the address that it was answered.
  const page = useHref(paths.scanner())
  return (
    <>
      {looks.map(([light, icon]) => (
        <template key={light} data-scan-model={light}>
          <div className={`scan-light scan-light--${light === 'kept' ? 'yellow' : light}`}>
            <Icon name={icon} />
            <div>
              <p className="scan-light__title" data-scan-title>
                {light === 'kept' && t('scan.kept')}
              </p>
              <p data-scan-reason>{light === 'kept' && t('scan.keptReason')}</p>
              <ul data-scan-lines />
            </div>
          </div>
        </template>
      ))}
      <template data-scan-model="way">
        <p>
          <a href={page} className="btn btn--primary">
            {t('card.handOver')}
          </a>
        </p>
      </template>
      <template data-scan-model="undo">
        <form method="post" action={undo} data-scan-undo>
          <input type="hidden" name="scan" />
          <Button variant="line" icon="undo">
            {t('card.undo')}
          </Button>
        </form>
      </template>
    </>
  )
}

/** What may not work. They stand in a region that is there from the beginning, or nothing would read them out. */
function Complaints() {
  const { t } = useTranslation('scanning')
  const complaints = [
    ['camera', 'scan.noCamera'],
    ['code', 'scan.notCode'],
    ['scan', 'scan.failed'],
    ['undo', 'scan.undoFailed'],
  ] as const
  return (
    <div role="alert">
      {complaints.map(([name, words]) => (
        <p key={name} hidden data-scan-complaint={name}>
          {t(words)}
        </p>
      ))}
    </div>
  )
}

/** What only a script can do, hidden until there is one: the camera, and keeping scans while there is no network. */
export function ScriptParts() {
  const { t } = useTranslation('scanning')
  return (
    <div className="stack stack--sm">
      <p className="row" hidden data-camera-part>
        <Button type="button" variant="line" icon="scan" data-camera-start>
          {t('scan.camera')}
        </Button>
        <Button type="button" variant="quiet" hidden data-camera-stop>
          {t('scan.stop')}
        </Button>
      </p>
      <video className="scan-view" muted playsInline hidden aria-label={t('scan.view')} data-camera-view />
      <Complaints />
      <div role="status">
        <div hidden data-scan-offline>
          <p>{t('scan.offline')}</p>
          <p>
            {t('scan.waiting')}
            <b data-scan-waiting />
          </p>
        </div>
        <section hidden data-scan-later aria-label={t('scan.later')} className="stack stack--sm">
          <h2>{t('scan.later')}</h2>
        </section>
      </div>
      <Models />
    </div>
  )
}
