/** Takes over the photo that the document shows before any script (splash-photo.ts of the server). */
const photo = document.querySelector('.boot-photo')

export function SplashPhoto() {
  if (photo === null) return null
  return <div className="boot-photo-place" ref={(place) => place?.append(photo)} />
}
