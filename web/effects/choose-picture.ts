let field: HTMLInputElement | null = null;

/**
 * Lets the player choose a picture file, or take a picture where the device has a camera: the system asks which, and
 * for the camera. Works while a tap counts only; a choice that is given up, also where the camera is refused, takes null.
 */
export function choosePicture(take: (picture: File | null) => void): void {
  field?.remove();
  field = document.createElement("input");
  field.type = "file";
  field.accept = "image/*";
  field.hidden = true;
  field.addEventListener("change", (event) => {
    const [picture] = (event.target as HTMLInputElement).files ?? [];
    if (picture) take(picture);
  });
  field.addEventListener("cancel", () => take(null));
  document.body.append(field);
  field.click();
}
