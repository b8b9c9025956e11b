/** The document shows it before there is a script (splash-photo.ts of the server); here it only moves over. */
const photo = document.querySelector('.boot-photo')

export function SplashPhoto() {
  if (photo === null) return null
  return <div className="boot-photo-place" ref={(place) => place?.append(photo)} />
}
