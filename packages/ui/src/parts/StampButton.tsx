import { Button, createPolymorphicComponent, type ButtonProps } from '@mantine/core';

/** The commit of a surface: one on every screen, dialog or panel, never two. */
export const StampButton = createPolymorphicComponent<'button', ButtonProps>(function StampButton({
  className,
  ...props
}: ButtonProps) {
  return <Button {...props} color="stamp" radius="xl" className={['fig-stamp', className].filter(Boolean).join(' ')} />;
});
