import { boundsThrough, cropMatrix, type Face, type ReviewedFace } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';

/** The faces of a picture with several, each a button to take it. */
export function FaceChoice({ row, choose }: { row: ReviewedFace; choose: (face: Face) => void }) {
  const t = useT();
  const { area, image, sticker } = row;
  const { details } = image;
  const faces = [details.face!, ...(details.other_faces ?? [])];
  const matrix = cropMatrix(area, details, sticker);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return faces.map((face, at) => {
    const box = boundsThrough(matrix, {
      x: face.x * details.width,
      y: face.y * details.height,
      width: face.width * details.width,
      height: face.height * details.height,
    });
    return (
      <UnstyledButton
        key={at}
        className="face-choice"
        aria-pressed={row.faces[0] === face && row.finding !== 'several'}
        aria-label={t('faces.choose', { number: at + 1, count: faces.length })}
        style={{
          left: percent(box.x, area.width),
          top: percent(box.y, area.height),
          width: percent(box.width, area.width),
          height: percent(box.height, area.height),
        }}
        onClick={() => choose(face)}
      >
        {at + 1}
      </UnstyledButton>
    );
  });
}
