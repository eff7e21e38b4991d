import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Customer } from '#contract/shop/customers.ts';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Paper } from '#ui/paper.tsx';
import { AddressFields } from '../../address/address-form-fields.tsx';
import { browserApi } from '../../api/browser.ts';
import { errorText, isSessionInvalid } from '../../api/error-text.ts';
import { toast } from '../../stores/toasts.ts';
import { ProfileTypeChoice } from './profile-type-choice.tsx';
import type { ProfileValues } from './profile-values.ts';
import { customerUpdate, profileSchemas, profileType, profileValues } from './profile-values.ts';

/** The personal or the business form; switching fades for 300 ms and keeps what was typed (spec §2, §4). */
export function ProfileForm({ customer }: { customer: Customer }) {
  const [type, setType] = useState(profileType(customer));
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchemas[type]),
    defaultValues: profileValues(customer),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const field = (name: keyof ProfileValues) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  async function save(values: ProfileValues) {
    try {
      await browserApi.updateCustomer(customerUpdate(type, values));
      toast({ title: m.profile_success_title(), description: m.profile_updated(), about: 'profile' });
    } catch (error) {
      if (isSessionInvalid(error)) return;
      toast({
        kind: 'error',
        title: m.profile_error_title(),
        description: errorText(error, m.profile_update_failed()),
        about: 'profile',
      });
    }
  }

  /** The first wrong field as it stands on the page; the form itself knows only the order of registration. */
  function focusError() {
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <Paper ruled as="section">
      <ProfileTypeChoice
        value={type}
        onChange={(chosen) => {
          setType(chosen);
          form.clearErrors();
        }}
      />
      <form
        noValidate
        onSubmit={form.handleSubmit(save, focusError)}
        key={type}
        ref={element}
        className="profile-fade grid gap-5"
      >
        <h2 className="text-card">
          {type === 'personal' ? m.profile_personal_title() : m.profile_business_title()}
        </h2>
        {type === 'personal' ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('name')} aria-required label={m.profile_name()} autoComplete="given-name" />
            <TextField
              {...field('lastName')}
              aria-required
              label={m.profile_last_name()}
              autoComplete="family-name"
            />
          </div>
        ) : (
          <>
            <TextField
              {...field('companyName')}
              aria-required
              label={m.profile_company_name()}
              autoComplete="organization"
            />
            <TextField
              {...field('vatNumber')}
              aria-required
              label={m.profile_vat_number()}
              autoComplete="off"
            />
          </>
        )}
        <TextField
          {...field('email')}
          type="email"
          readOnly
          label={m.profile_email()}
          hint={m.profile_email_fixed()}
          autoComplete="email"
        />
        <TextField
          {...field('mobileNumber')}
          type="tel"
          label={m.profile_phone()}
          note={m.delivery_optional()}
          autoComplete="tel"
        />
        <h3 className="mt-2 text-[1.6rem]">{m.profile_address_title()}</h3>
        <AddressFields register={(name) => form.register(name)} errors={errors} />
        <Button type="submit" wide className="mt-2" busy={isSubmitting}>
          {isSubmitting ? m.profile_saving() : m.profile_save()}
        </Button>
      </form>
    </Paper>
  );
}
