/**
 * `<button type="button" data-near-me hidden>`: shown where the browser can tell its place. A press puts the place,
 * coarse on purpose (three decimals, about 100 m), in the form's `lat` and `lng` and sends the form. Words:
 * `data-near-me-failed`, and where they differ `data-near-me-denied` and `data-near-me-busy`.
 */
export function enhanceNearMe(button: HTMLButtonElement): void {
  const form = button.form
  // Browsers hand out places on secure pages only, and old ones leave isSecureContext undefined.
  if (!form || !('geolocation' in navigator) || window.isSecureContext === false) return
  const status = document.createElement('p')
  status.className = 'near-me__status'
  status.setAttribute('role', 'status')
  button.after(status)
  const { nearMeFailed = '', nearMeDenied = nearMeFailed, nearMeBusy = '' } = button.dataset
  const finish = (text: string) => {
    button.disabled = false
    status.textContent = text
  }
  button.addEventListener('click', () => {
    button.disabled = true
    status.textContent = nearMeBusy
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        fill(form, 'lat', coords.latitude)
        fill(form, 'lng', coords.longitude)
        finish('')
        // Events of the form are of no use here, and old browsers have no requestSubmit.
        form.submit()
      },
      (error) => finish(error.code === 1 ? nearMeDenied : nearMeFailed),
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 },
    )
  })
  button.hidden = false
}

function fill(form: HTMLFormElement, name: string, degrees: number): void {
  let field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) {
    field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    form.append(field)
  }
  field.disabled = false
  field.value = String(Number(degrees.toFixed(3)))
}
