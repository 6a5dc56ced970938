import { type Cut, firstCut, moved, type Move, moveOf, pulled, squareOf } from './cut.ts'

const percent = (share: number) => String(Math.round(share * 100))

/** The parts of a form that a cut is made with; null where they are not all there. */
function partsOf(form: HTMLFormElement) {
  const crop = form.querySelector<HTMLElement>('[data-photo-crop]')
  const stage = crop?.querySelector<HTMLElement>('[data-photo-stage]')
  const canvas = stage?.querySelector('canvas')
  const context = canvas?.getContext('2d')
  const parts = form.querySelector<HTMLElement>('[data-photo-parts]')
  if (!crop || !stage || !canvas || !context || !parts) return null
  return { crop, stage, canvas, context, parts, told: crop.querySelector<HTMLElement>('[data-photo-told]') }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>

/** Draws a cut, writes it into the form, shows it where patients will see it, and says where it is. */
function show({ crop, canvas, context, told }: Parts, image: HTMLImageElement, cut: Cut): void {
  const { side, left, top } = squareOf(cut, { width: image.naturalWidth, height: image.naturalHeight })
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const src = canvas.toDataURL('image/jpeg', 0.8)
  for (const preview of crop.querySelectorAll('img')) preview.src = src
  for (const [name, value] of [
    ['cutX', cut.x],
    ['cutY', cut.y],
    ['zoom', cut.zoom],
  ] as const) {
    const field = crop.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (field) Object.assign(field, { value: String(value), disabled: false })
  }
  const words = (crop.dataset.told ?? '').replace('#x', percent(cut.x)).replace('#y', percent(cut.y))
  if (told) told.textContent = words.replace('#z', percent(cut.zoom))
}

/** Lets keys, buttons and the pointer change the cut; `change` gets what it becomes. */
function listen(parts: Parts, current: () => { image: HTMLImageElement; cut: Cut } | null, change: (cut: Cut) => void) {
  const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height })
  const take = (move: Move) => {
    const now = current()
    if (now) change(moved(now.cut, move, sizeOf(now.image)))
  }
  parts.stage.addEventListener('keydown', (event) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? null : moveOf(event.key)
    if (!move) return
    event.preventDefault()
    take(move)
  })
  for (const button of parts.crop.querySelectorAll<HTMLElement>('[data-photo-move]'))
    button.addEventListener('click', () => take(button.dataset.photoMove as Move))
  parts.stage.addEventListener('pointerdown', ({ pointerId }) => parts.stage.setPointerCapture(pointerId))
  parts.stage.addEventListener('pointermove', ({ pointerId, movementX, movementY }) => {
    const now = current()
    if (!now || !parts.stage.hasPointerCapture(pointerId)) return
    const size = sizeOf(now.image)
    const scale = squareOf(now.cut, size).side / parts.stage.clientWidth
    change(pulled(now.cut, { x: movementX * scale, y: movementY * scale }, size))
  })
}

/**
 * A photo is cut in the page before it is sent. What the browser cannot read is sent as it is, and the server says what is wrong with it;
 * the choice by presses stays for it.
 */
export function cropPhoto(input: HTMLInputElement): void {
  const parts = input.form && partsOf(input.form)
  if (!parts) return
  let image: HTMLImageElement | null = null
  let cut = firstCut
  const change = (next: Cut) => {
    cut = next
    if (image) show(parts, image, cut)
  }
  const reset = (isCut: boolean) => {
    parts.crop.hidden = !isCut
    parts.parts.hidden = isCut
    for (const field of parts.crop.querySelectorAll('input')) field.disabled = !isCut
  }
  listen(parts, () => image && { image, cut }, change)
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    image = null
    reset(false)
    if (!file) return
    const read = new Image()
    read.addEventListener('load', () => {
      URL.revokeObjectURL(read.src)
      if (input.files?.[0] !== file) return
      image = read
      reset(true)
      change(firstCut)
    })
    read.addEventListener('error', () => URL.revokeObjectURL(read.src))
    read.src = URL.createObjectURL(file)
  })
}
