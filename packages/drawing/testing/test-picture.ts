/** The address of a picture of 400 x 300 pixels with a coloured frame and a diagonal, so that crop, turn and flip can be seen. */
export async function testPicture(): Promise<string> {
  const canvas = new OffscreenCanvas(400, 300);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const sky = context.createLinearGradient(0, 0, 400, 300);
  sky.addColorStop(0, '#d0e4f5');
  sky.addColorStop(1, '#2f5d50');
  context.fillStyle = sky;
  context.fillRect(0, 0, 400, 300);
  context.fillStyle = '#c53c23';
  context.fillRect(0, 0, 400, 20);
  context.fillStyle = '#1670b7';
  context.fillRect(0, 0, 20, 300);
  context.strokeStyle = '#ffffff';
  context.lineWidth = 12;
  context.beginPath();
  context.moveTo(0, 300);
  context.lineTo(400, 0);
  context.stroke();
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }));
}
