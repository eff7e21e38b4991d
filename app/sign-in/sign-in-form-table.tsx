import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { Picture } from '../page/picture.tsx';
import './sign-in-form-table.css';

/** Title of a sign-in screen and the table below it: the paper lies half on the wall, a plate beside it. */
export function SignInTable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className="sign-in-title">
        <PageTitle title={title} />
      </div>
      <div className="sign-in-table">
        <Picture
          src="/pictures/categories/platters-480.webp"
          sizes="(min-width: 48rem) 320px, 150px"
          eager
          className="sign-in-plate"
        />
        <div className="gutter relative pb-16 md:pb-28">{children}</div>
      </div>
    </>
  );
}
